/** Without what bundlers write before it: `webpack://guide/./src/app.tsx` and `../../src/app.tsx` are `src/app.tsx`. */
export const sourcePath = (name: string): string =>
  name.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(\.{1,2}\/)+/, '');

/**
 * The package that a source is of: `node_modules/@scope/map/src/map.js` is of `@scope/map`, and what webpack adds itself of
 * `webpack`. Undefined for the remote's own.
 */
export function packageOf(path: string): string | undefined {
  const [, installed] = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//s.exec(path) ?? [];
  return installed ?? (/^(?:webpack\/|external )/.test(path) ? 'webpack' : undefined);
}
