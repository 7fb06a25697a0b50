import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressTexts, fingerprint, sharedVersions } from '@larkfare/webpack-remote';

/** Writes shell.json, which the server reads (see server/files/shell-build.ts), and compressed copies of the minified files. */
export class ShellManifestPlugin {
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('ShellManifestPlugin', async (compilation) => {
      if (compilation.errors.length > 0) return;
      const dist = compiler.options.output.path;
      const [entrypoint] = compilation.entrypoints.values();
      const files = entrypoint.getFiles();
      const script = files.find((file) => file.endsWith('.js'));
      const assets = [...compilation.assetsInfo.keys()];
      if (compiler.options.optimization.minimize) await compressTexts(dist, assets);
      const manifest = {
        script,
        integrity: `sha384-${fingerprint(readFileSync(join(dist, script))).sha384}`,
        styles: files.filter((file) => file.endsWith('.css')),
        fonts: assets.filter((file) => file.endsWith('.woff2')),
        // Preloaded by pages whose first screen is a sandboxed remote.
        sandboxScreen: compilation.namedChunkGroups.get('sandbox-screen')?.getFiles(),
        shared: sharedVersions(),
      };
      writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
