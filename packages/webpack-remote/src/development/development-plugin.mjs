import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { writeTrustedDocuments } from '../manifest/trusted-documents.mjs';

const hotClient = fileURLToPath(new URL('hot-client.mjs', import.meta.url));
const plugin = 'DevelopmentPlugin';

/**
 * Hot updates that keep the state of React's components; the types of operations, generated again and checked when a
 * .graphql file is saved; and a message to `larkfare-remote dev`, whose child this process is, after each build.
 */
export class DevelopmentPlugin {
  constructor({ container, folder, manifest }) {
    Object.assign(this, { container, folder, manifest });
  }

  apply(compiler) {
    const { EntryPlugin, HotModuleReplacementPlugin, WebpackError } = compiler.webpack;
    new HotModuleReplacementPlugin().apply(compiler);
    // The shell has the renderer, so the runtime of the remote attaches itself to that.
    new ReactRefreshPlugin({ overlay: false, library: this.container }).apply(compiler);
    new EntryPlugin(compiler.context, hotClient, { name: undefined }).apply(compiler);

    let written;
    let problem;
    compiler.hooks.watchRun.tapPromise(plugin, async () => {
      const files = this.graphqlFiles();
      const state = files.map((file) => `${file} ${statSync(file).mtimeMs}`).join();
      if (state === written) return;
      written = state;
      // Only here, because builds for publishing need not wait for it.
      const { generate } = await import('@larkfare/graphql-codegen');
      problem = await generate(this.folder).then(
        () => undefined,
        ({ message }) => new WebpackError(message),
      );
    });
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      if (problem) compilation.errors.push(problem);
      compilation.fileDependencies.addAll(this.graphqlFiles());
    });
    compiler.hooks.done.tapPromise(plugin, (stats) => this.report(stats));
    process.on('disconnect', () => process.exit());
  }

  graphqlFiles() {
    const found = globSync(['src/**/*.graphql', 'schema.graphql'], { cwd: this.folder });
    return found.map((file) => join(this.folder, file));
  }

  async report(stats) {
    const { compilation } = stats;
    const { path } = compilation.outputOptions;
    compilation.larkfareBuild = compilation.hash;
    const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
    if (errors.length === 0)
      await writeTrustedDocuments(this.folder, join(path, 'operations.json'));
    process.send?.({
      problems: errors.map(sentence),
      warnings: warnings.map(sentence),
      ...(errors.length === 0 && { manifest: this.manifest.manifest(compilation, path) }),
    });
  }
}

/** A problem of the build without the native stack of its compiler. */
export const sentence = ({ file, moduleName, message }) =>
  [file ?? moduleName, message.replace(/\s+Caused by:\s+Syntax Error\s+Stack backtrace:.*/s, '')]
    .filter(Boolean)
    .join('\n');
