import { jest } from '@jest/globals';
import type { RemoteApp } from '@larkfare/remote-contract';
import type { RemoteOnPage } from '../page/page-data.ts';
import { TimedOut } from './deadline.ts';
import { rememberFailure } from './failed-builds.ts';
import { createRemotes } from './remotes.ts';

Reflect.set(globalThis, 'SHARED_VERSIONS', {});

/** What a build's script does when a browser loads it. */
const scripts = {
  works: (app: RemoteApp) => ({
    init: () => undefined,
    get: () => Promise.resolve(() => ({ default: app })),
  }),
  'has a syntax error': () => undefined,
  'throws while it runs': () => undefined,
  'sets something else': () => 'not a container',
  'throws when its app is evaluated': () => ({
    init: () => undefined,
    get: () =>
      Promise.resolve(() => {
        throw new Error('No sun');
      }),
  }),
  'needs another React': () => ({
    init: () => {
      throw new Error('Unsatisfied version');
    },
    get: () => Promise.resolve(() => ({})),
  }),
  'exposes no routes': () => ({
    init: () => undefined,
    get: () => Promise.resolve(() => ({ default: {} })),
  }),
};
type Script = keyof typeof scripts;
type File = { script: Script; sha384: string; app: RemoteApp };

let count = 0;
let remoteName: string;
let files: Map<string, File>;
let held: Map<string, () => void>;
let requests: string[];
let reports: { version: string }[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // What a page has loaded and reported stays: each test has a remote of its own.
  remoteName = `guide-${(count += 1)}`;
  [files, held, requests, reports] = [new Map(), new Map(), [], []];
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) return;
    const { pathname, search } = new URL(script.src);
    requests.push(pathname + search);
    const answer = () => respond(script, pathname);
    if (held.has(pathname)) held.set(pathname, answer);
    else queueMicrotask(answer);
  });
  navigator.sendBeacon = (_address, body) => reports.push(JSON.parse(String(body))) > 0;
  globalThis.Blob = class {
    readonly text: string;
    constructor(parts: string[]) {
      this.text = parts.join('');
    }
    toString() {
      return this.text;
    }
  } as unknown as typeof Blob;
});
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

/** As a browser does: a script that is missing, or whose hash is not the one it must have, fires `error`. */
function respond(script: HTMLScriptElement, pathname: string) {
  const file = files.get(pathname);
  if (file?.sha384 !== script.integrity) {
    script.dispatchEvent(new Event('error'));
    return;
  }
  const [, , remote = ''] = pathname.split('/');
  Reflect.set(window, containerOf(remote), scripts[file.script](file.app));
  script.dispatchEvent(new Event('load'));
}

const containerOf = (remote: string) => `remote_${remote.replaceAll('-', '_')}`;
const fileOf = (id: string, remote = remoteName) => `/_r/${remote}/${id}/remote.js`;
const appNamed = (text: string): RemoteApp => ({ routes: [{ path: '/guide', id: text }] });
const loadedApp = (app: RemoteApp) => app.routes[0]?.id;

/** A build whose script the site serves, or not. */
function build(
  id: string,
  script: Script | 'is missing' | 'has another hash',
  remote = remoteName,
) {
  if (script !== 'is missing')
    files.set(fileOf(id, remote), {
      script: script === 'has another hash' ? 'works' : script,
      sha384: script === 'has another hash' ? 'sha384-other' : `sha384-${id}`,
      app: appNamed(`${remote} ${id}`),
    });
  return {
    id,
    base: `/_r/${remote}/${id}/`,
    entry: 'remote.js',
    container: containerOf(remote),
    chunkGlobal: `chunks_${id}`,
    integrity: { 'remote.js': `sha384-${id}` },
  };
}

/** The live version 1.1.0, build `b`, with or without the previous version 1.0.0, build `a`. */
function remote(
  live: Parameters<typeof build>[1],
  previous?: Parameters<typeof build>[1],
): RemoteOnPage {
  return {
    name: remoteName,
    title: 'The guide',
    version: '1.1.0',
    paths: ['/guide', '/guide/:id'],
    build: build('b', live),
    nonce: 'nonce of 1.1.0',
    ...(previous && {
      previous: {
        version: '1.0.0',
        paths: ['/guide'],
        build: build('a', previous),
        nonce: 'nonce of 1.0.0',
      },
    }),
  };
}

const reported = (...outcomes: [version: string, outcome: string][]) =>
  outcomes.map(([version, outcome]) => ({
    remote: remoteName,
    version,
    outcome,
    nonce: `nonce of ${version}`,
  }));
/** The live version's first. What code threw is described before it is sent, by code that is loaded then. */
async function sentReports() {
  await import('./describe-error.ts');
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  return reports.toSorted((a, b) => b.version.localeCompare(a.version));
}
const hold = (id: string) => held.set(fileOf(id), () => undefined);
const release = (id: string) => held.get(fileOf(id))?.();
/** How a load ends, without waiting for it. */
function outcomeOfLoad(loading: Promise<RemoteApp>) {
  const state: { app?: string | undefined; problem?: unknown } = {};
  loading.then(
    (app) => (state.app = loadedApp(app)),
    (problem: unknown) => (state.problem = problem),
  );
  return state;
}
const causeOf = (problem: unknown) => (problem instanceof Error ? problem.cause : undefined);

const faults: [fault: Parameters<typeof build>[1], outcome: string][] = [
  ['is missing', 'missing'],
  ['has another hash', 'missing'],
  ['has a syntax error', 'broken'],
  ['throws while it runs', 'broken'],
  ['sets something else', 'broken'],
  ['throws when its app is evaluated', 'broken'],
  ['needs another React', 'broken'],
  ['exposes no routes', 'broken'],
];

test('the live version is loaded with its integrity hash, once, and reported', async () => {
  const guide = remote('works', 'works');
  const remotes = createRemotes([guide]);

  const apps = await Promise.all([remotes.load(guide, '/guide'), remotes.load(guide, '/guide/1')]);

  expect(apps.map(loadedApp)).toEqual([`${remoteName} b`, `${remoteName} b`]);
  expect(requests).toEqual([fileOf('b')]);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'loaded']));
});

test.each(faults)(
  'a version whose script %s gives way to the previous one',
  async (fault, outcome) => {
    const guide = remote(fault, 'works');

    const app = await createRemotes([guide]).load(guide, '/guide');

    expect(loadedApp(app)).toBe(`${remoteName} a`);
    expect(requests).toEqual([fileOf('b'), fileOf('a')]);
    expect(await sentReports()).toEqual(reported(['1.1.0', outcome], ['1.0.0', 'loaded']));
  },
);

test.each(faults)(
  'without a previous version, one whose script %s fails by name',
  async (fault, outcome) => {
    const guide = remote(fault);

    const loading = createRemotes([guide]).load(guide, '/guide');

    await expect(loading).rejects.toMatchObject({ name: 'RemoteFailure', remoteName });
    expect(await sentReports()).toEqual(reported(['1.1.0', outcome]));
  },
);

test.each(faults)(
  'a previous version whose script %s fails with the live one',
  async (fault, outcome) => {
    const guide = remote('has a syntax error', fault);

    const loading = createRemotes([guide]).load(guide, '/guide');

    await expect(loading).rejects.toMatchObject({ name: 'RemoteFailure', remoteName });
    expect(await sentReports()).toEqual(reported(['1.1.0', 'broken'], ['1.0.0', outcome]));
  },
);

test('a version that does not answer within 4 s times out, and is used when it arrives later', async () => {
  const guide = remote('works');
  const remotes = createRemotes([guide]);
  hold('b');

  const state = outcomeOfLoad(remotes.load(guide, '/guide'));
  await jest.advanceTimersByTimeAsync(3999);
  expect(state).toEqual({});
  await jest.advanceTimersByTimeAsync(1);
  expect(causeOf(state.problem)).toBeInstanceOf(TimedOut);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'late']));

  release('b');
  expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName} b`);
  expect(requests).toEqual([fileOf('b')]);
});

test('after 4 s without an answer the previous version is loaded, while the visitor sees that the live one failed', async () => {
  const guide = remote('works', 'works');
  const remotes = createRemotes([guide]);
  hold('b');
  hold('a');

  const state = outcomeOfLoad(remotes.load(guide, '/guide'));
  await jest.advanceTimersByTimeAsync(4001);
  expect(causeOf(state.problem)).toBeInstanceOf(TimedOut);
  expect(requests).toEqual([fileOf('b'), fileOf('a')]);

  release('a');
  expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName} a`);
  release('b');
  expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName} a`);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'late'], ['1.0.0', 'loaded']));
});

test('the deadline of 4 s is for both versions together', async () => {
  const guide = remote('is missing', 'works');
  hold('b');
  hold('a');

  const state = outcomeOfLoad(createRemotes([guide]).load(guide, '/guide'));
  await jest.advanceTimersByTimeAsync(3000);
  release('b');
  await jest.advanceTimersByTimeAsync(999);
  expect(state).toEqual({});
  await jest.advanceTimersByTimeAsync(1);

  expect(causeOf(state.problem)).toBeInstanceOf(TimedOut);
  expect(await sentReports()).toEqual(reported(['1.1.0', 'missing']));
});

test('a version that crashed in this tab is not loaded or reported again', async () => {
  const guide = remote('works', 'works');
  rememberFailure(remoteName, 'b');

  const app = await createRemotes([guide]).load(guide, '/guide');

  expect(loadedApp(app)).toBe(`${remoteName} a`);
  expect(await sentReports()).toEqual(reported(['1.0.0', 'loaded']));
});

test('a version whose files the site does not have is not reported as failed', async () => {
  const { build: _, ...guide } = remote('works', 'works');

  const app = await createRemotes([guide]).load(guide, '/guide');

  expect(loadedApp(app)).toBe(`${remoteName} a`);
  expect(await sentReports()).toEqual(reported(['1.0.0', 'loaded']));
});

test('the previous version is not loaded for a path that only the live one has', async () => {
  const guide = remote('is missing', 'works');
  const remotes = createRemotes([guide]);

  await expect(remotes.load(guide, '/guide/1')).rejects.toMatchObject({ remoteName });
  expect(requests).toEqual([fileOf('b')]);

  expect(remotes.isOutOfReach(guide, '/guide/1')).toBe(false);
  await remotes.load(guide, '/guide');
  expect(remotes.isOutOfReach(guide, '/guide/1')).toBe(true);
  await expect(remotes.load(guide, '/guide/1')).rejects.toMatchObject({ remoteName });
});

describe('a retry', () => {
  const snapshotIs = (remotes: RemoteOnPage[] | Error) => {
    globalThis.fetch = () =>
      remotes instanceof Error
        ? Promise.reject(remotes)
        : Promise.resolve(new Response(JSON.stringify(remotes)));
  };

  test.each(['is missing', 'has a syntax error', 'throws when its app is evaluated'] as const)(
    'loads a build whose script %s again, from another address',
    async (fault) => {
      const guide = remote(fault);
      const remotes = createRemotes([guide]);
      await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName });
      await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName });
      expect(requests).toEqual([fileOf('b')]);

      build('b', 'works');
      snapshotIs([guide]);
      expect(await remotes.refresh(remoteName)).toEqual({ needsReload: false });

      expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName} b`);
      expect(requests).toEqual([fileOf('b'), `${fileOf('b')}?attempt=1`]);
    },
  );

  test('loads the newest build, and the known one while the snapshot cannot be loaded', async () => {
    const guide = remote('is missing');
    const remotes = createRemotes([guide]);
    await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName });

    snapshotIs(new TypeError('Failed to fetch'));
    await remotes.refresh(remoteName);
    await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName });
    snapshotIs([{ ...guide, build: build('c', 'works') }]);
    await remotes.refresh(remoteName);

    expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName} c`);
    expect(requests).toEqual([fileOf('b'), `${fileOf('b')}?attempt=1`, `${fileOf('c')}?attempt=1`]);
  });

  test('tries a version again that crashed in this tab', async () => {
    const guide = remote('works');
    const remotes = createRemotes([guide]);
    rememberFailure(remoteName, 'b');
    await expect(remotes.load(guide, '/guide')).rejects.toMatchObject({ remoteName });

    snapshotIs([guide]);
    await remotes.refresh(remoteName);

    expect(loadedApp(await remotes.load(guide, '/guide'))).toBe(`${remoteName} b`);
  });

  test('needs a reload when another build runs on the page, or the newest is for a sandbox', async () => {
    const guide = remote('is missing', 'works');
    const remotes = createRemotes([guide]);
    await remotes.load(guide, '/guide');

    snapshotIs([guide]);
    expect(await remotes.refresh(remoteName)).toEqual({ needsReload: true });
    snapshotIs([{ ...guide, build: build('a', 'works') }]);
    expect(await remotes.refresh(remoteName)).toEqual({ needsReload: false });
    snapshotIs([{ ...guide, build: build('a', 'works'), trust: 'unreviewed' }]);
    expect(await remotes.refresh(remoteName)).toEqual({ needsReload: true });
  });
});

test('each remote is registered under its own name and gets its own app', async () => {
  const guide = remote('works');
  const map: RemoteOnPage = {
    ...guide,
    name: `${remoteName}-map`,
    paths: ['/map'],
    build: build('m', 'works', `${remoteName}-map`),
  };
  const remotes = createRemotes([guide, map]);

  const apps = await Promise.all([remotes.load(guide, '/guide'), remotes.load(map, '/map')]);

  expect(apps.map(loadedApp)).toEqual([`${remoteName} b`, `${remoteName}-map m`]);
  expect(remotes.ownerOf('/map')?.name).toBe(map.name);
  expect(remotes.ownerOf('/guide/7')?.name).toBe(guide.name);
  expect(remotes.ownerOf('/elsewhere')).toBeUndefined();
});

test('previews and the site’s own remotes, which have no nonce, are not reported', async () => {
  const { version: _, nonce: __, ...own } = remote('works');
  const preview = { ...own, name: `${remoteName}-preview`, version: '2.0.0', isPreview: true };
  const remotes = createRemotes([own, preview]);

  await remotes.load(own, '/guide');
  await remotes.load(preview, '/guide');

  expect(await sentReports()).toEqual([]);
});
