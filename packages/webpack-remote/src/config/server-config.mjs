import { join } from 'node:path';
import { pagesRule } from '../pages/pages-rule.mjs';
import { assetRule, cache, resolve, scriptRule, styleRules } from './rules.mjs';
import { SharedExportsPlugin } from './shared-exports-plugin.mjs';
import { sharedVersions } from './shared-modules.mjs';

/** The build for server rendering: the same app as one CommonJS file, with the shared modules from the shell's server. */
export function serverConfig({ name, folder, configFile }) {
  return {
    name: `${name}-server`,
    mode: 'production',
    target: 'node22',
    context: folder,
    entry: './src/app.tsx',
    // The registry maps the stacks of errors with it, and shows reviewers the sources.
    devtool: 'hidden-source-map',
    output: {
      path: join(folder, 'dist/server'),
      filename: 'app.cjs',
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: '[resource-path]',
      clean: true,
    },
    resolve,
    externals: Object.fromEntries(
      Object.keys(sharedVersions()).map((module) => [module, `commonjs2 ${module}`]),
    ),
    module: {
      rules: [
        scriptRule,
        pagesRule(folder),
        ...styleRules(name, { isServer: true }),
        assetRule('asset/inline'),
      ],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false },
    cache: cache(`${name}-server`, configFile),
    performance: false,
    plugins: [new SharedExportsPlugin()],
  };
}
