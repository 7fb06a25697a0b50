import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aRemote } from '../../testing/a-remote.ts';
import { launchInstalled } from './installed-browser.ts';
import { createMountGate } from './mount-gate.ts';

const { manifest } = aRemote();
const candidate = { manifest, files: new Map<string, Buffer>() };
const site = () => 'http://localhost:1';

const { CHROME_PATH } = process.env;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larkfare-browser-'));
});
afterEach(async () => {
  if (CHROME_PATH === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = CHROME_PATH;
  await rm(folder, { recursive: true });
});

async function gateWith(browser: string, mode: number) {
  const path = join(folder, 'chromium');
  await writeFile(path, browser, { mode });
  process.env.CHROME_PATH = path;
  return {
    path,
    gate: createMountGate({ launch: () => launchInstalled({ hasSandbox: true }), site }),
  };
}

test('a browser that ends at its start is named, with what it wrote', async () => {
  const { path, gate } = await gateWith(
    '#!/bin/sh\necho "No usable sandbox!" >&2\nexit 1\n',
    0o700,
  );

  expect(await gate(candidate)).toEqual({
    gate: 'mount',
    problems: [],
    note: `not run: the browser ${path} could not be started: No usable sandbox!`,
  });
});

test('a browser that cannot be run is named, with why', async () => {
  const { path, gate } = await gateWith('', 0o600);

  const { note } = await gate(candidate);

  expect(note).toBe(
    `not run: the browser ${path} could not be started: Failed to launch: Error: spawn ${path} EACCES`,
  );
});

test('a site that mounts no remotes adds a note', async () => {
  expect(await createMountGate(undefined)(candidate)).toMatchObject({
    note: 'not run: this site has turned it off',
  });
});
