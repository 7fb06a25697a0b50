import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressTexts, fingerprint, sharedVersions } from '@larkfare/webpack-remote';

const isScript = (file) => file.endsWith('.js');
const isStyle = (file) => file.endsWith('.css');

/** Writes shell.json, which the server reads (see server/files/shell-build.ts), and compressed copies of the minified files. */
export class ShellManifestPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ShellManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const dist = compiler.options.output.path;
      const [entrypoint] = compilation.entrypoints.values();
      const files = entrypoint.getFiles();
      const script = files.find(isScript);
      const read = (file) => readFileSync(join(dist, file), 'utf8');
      const integrityOf = (file) => `sha384-${fingerprint(read(file)).sha384}`;
      const frame = compilation.namedChunkGroups.get('frame').getFiles();
      const assets = [...compilation.assetsInfo.keys()];
      if (compiler.options.optimization.minimize) await compressTexts(dist, assets);
      const manifest = {
        script,
        integrity: integrityOf(script),
        styles: files.filter(isStyle),
        fonts: assets.filter((file) => file.endsWith('.woff2')),
        // Preloaded by pages whose first screen is a sandboxed remote.
        sandboxScreen: compilation.namedChunkGroups.get('sandbox-screen')?.getFiles(),
        // For the document of a sandboxed frame.
        frame: {
          scripts: Object.fromEntries(
            [...frame.filter(isScript), script].map((file) => [file, integrityOf(file)]),
          ),
          css: Object.fromEntries(frame.filter(isStyle).map((file) => [file, read(file)])),
        },
        shared: sharedVersions(),
      };
      writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
