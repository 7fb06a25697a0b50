import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { compressTexts, contentTypeOf } from '@larkfare/remote-cli/published-files';
import { buildId } from './build-id-plugin.mjs';
import { chunkOf } from '../pages/pages-rule.mjs';
import { writeTrustedDocuments } from './trusted-documents.mjs';

/** A file's entry in a manifest. */
export const fingerprint = (content) => ({
  sha384: createHash('sha384').update(content).digest('base64'),
  bytes: content.length,
});

/**
 * After the files are written: dist/remote.json (see RemoteManifest of remote-contract), dist/operations.json,
 * and compressed copies of the files, so that they are not compressed per request.
 */
export class RemoteManifestPlugin {
  constructor({ remote, container, folder, shared }) {
    Object.assign(this, { remote, container, folder, shared });
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('RemoteManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const dist = join(this.folder, 'dist');
      const manifest = this.manifest(compilation, dist);
      await compressTexts(dist, Object.keys(manifest.files));
      await writeTrustedDocuments(this.folder, join(dist, 'operations.json'));
      // Last, because the shell's server takes a change of this file for a complete build.
      writeFileSync(join(dist, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }

  manifest(compilation, dist) {
    const isPublished = (file) => contentTypeOf(file) && !file.includes('.hot-update.');
    const names = [...compilation.assetsInfo.keys()].filter(isPublished).sort();
    const [entry] = filesOf(compilation.entrypoints.get(this.container));
    const app = chunkFiles(compilation, 'app');
    const server = join(dist, 'server/app.cjs');
    return {
      name: this.remote.name,
      title: this.remote.title,
      build: compilation.larkfareBuild,
      container: this.container,
      chunkGlobal: compilation.outputOptions.chunkLoadingGlobal.replace(
        buildId,
        compilation.larkfareBuild,
      ),
      ...(this.remote.contract && { contract: this.remote.contract }),
      needs: Object.fromEntries(
        Object.entries(this.shared).map(([module, { requiredVersion }]) => [
          module,
          requiredVersion,
        ]),
      ),
      entry,
      routes: this.remote.routes.map(({ path, page, parameters, title, description }) => {
        const files = [...new Set([...app, ...chunkFiles(compilation, chunkOf(page))])];
        return {
          path,
          ...byKind(files),
          ...(parameters && { parameters }),
          ...(title && { title }),
          ...(description && { description }),
        };
      }),
      ...(this.remote.slots && {
        slots: this.remote.slots.map(({ component, ...slot }) => ({
          ...slot,
          ...byKind(component ? chunkFiles(compilation, slotChunk(slot.slot)) : []),
        })),
      }),
      // The header and footer come with the app, which is in the entry.
      ...(this.remote.layout && { layout: byKind(app) }),
      files: Object.fromEntries(
        names.map((file) => [file, fingerprint(readFileSync(join(dist, file)))]),
      ),
      ...(existsSync(server) && {
        server: { path: 'server/app.cjs', ...fingerprint(readFileSync(server)) },
      }),
    };
  }
}

/** The name of the chunk with a slot's component. */
export const slotChunk = (slot) => `slot-${slot}`;

const byKind = (files) => ({
  scripts: files.filter((file) => file.endsWith('.js')),
  styles: files.filter((file) => file.endsWith('.css')),
});

const filesOf = (group) => group.getFiles().filter((file) => /\.(js|css)$/.test(file));

/** Files of the chunk group with that name, shared chunks included. */
function chunkFiles(compilation, chunk) {
  const group =
    compilation.namedChunkGroups.get(chunk) ??
    [...compilation.chunkGroups].find((candidate) =>
      candidate.chunks.some(({ name }) => name === chunk),
    );
  if (!group)
    throw new Error(
      `There is no chunk '${chunk}': does src/app.tsx mount the pages of @larkfare/webpack-remote/pages?`,
    );
  return filesOf(group);
}
