import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstBuild, startLocalBuild, type LocalBuild } from './local-build.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

let folder: string;
let build: LocalBuild | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkfare-dev-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterEach(() => {
  build?.close();
  build = undefined;
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
/** A build that reports this and then waits, as webpack's does. */
const reporting = (report: object) => `
  process.send(${JSON.stringify({ problems: [], warnings: [], ...report })});
  export default new Promise(() => setInterval(() => {}, 1000));`;

async function untilSo(isSo: (build: LocalBuild) => boolean): Promise<LocalBuild> {
  const started = (build ??= startLocalBuild(folder));
  for (let seen = isSo(started); !seen; seen = isSo(started))
    await new Promise<void>((resolve) => {
      const stop = started.onChange(() => resolve(stop() as undefined));
    });
  return started;
}

test('a build whose configuration throws is not waited for', async () => {
  write('webpack.config.mjs', 'process.exit(7);');
  build = startLocalBuild(folder);

  await expect(firstBuild(build, new AbortController().signal)).rejects.toThrow(
    'The remote cannot be built',
  );

  expect(build.problems().build).toEqual(['The build has ended (7): the terminal says why.']);
});

test('a build that ends later is reported, and starts again when its configuration is saved', async () => {
  write('webpack.config.mjs', reporting({ manifest: { build: 'one' } }));
  await untilSo(({ manifest }) => manifest()?.build === 'one');

  write('webpack.config.mjs', 'process.exit(7);');
  const ended = await untilSo(({ hasEnded }) => hasEnded());
  expect(ended.problems().build).toEqual([
    'The build has ended (7): the terminal says why. Save remote.json or webpack.config.mjs to start it again.',
  ]);

  write('webpack.config.mjs', reporting({ manifest: { build: 'two' } }));
  const again = await untilSo(({ manifest }) => manifest()?.build === 'two');
  expect(again.problems().build).toEqual([]);
  expect(again.restarts()).toBeGreaterThan(0);
});

test('warnings of a build are passed on', async () => {
  write('webpack.config.mjs', reporting({ warnings: ['app.tsx\nunused'], manifest: {} }));

  const built = await untilSo(({ manifest }) => manifest() !== undefined);

  expect(built.problems().warnings).toEqual(['app.tsx\nunused']);
});
