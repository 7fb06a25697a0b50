import { jest } from '@jest/globals';
import type { RemoteApp } from '@larkfare/remote-contract';
import type { RemoteOnPage } from '../page/page-data.ts';

Reflect.set(globalThis, 'SHARED_VERSIONS', {});

/** The effect of a build's script when a browser loads it. */
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
/** The outcome of a build's script. */
export type Served = Script | 'is missing' | 'has another hash';

const containerOf = (remote: string) => `remote_${remote.replaceAll('-', '_')}`;
const appNamed = (text: string): RemoteApp => ({ routes: [{ path: '/guide', id: text }] });
export const loadedApp = (app: RemoteApp) => app.routes[0]?.id;

/** A site that serves builds of a remote, and what a page requests and reports of them, for all tests of a file. */
export function serveBuilds() {
  let count = 0;
  const files = new Map<string, File>();
  const held = new Map<string, () => void>();
  const requests: string[] = [];
  const reports: { version: string }[] = [];
  const remoteName = () => `guide-${count}`;

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // Loaded files and reports of a page stay: each test has a separate remote.
    count += 1;
    files.clear();
    held.clear();
    requests.length = 0;
    reports.length = 0;
    jest.spyOn(document.head, 'append').mockImplementation((script) => {
      if (!(script instanceof HTMLScriptElement)) return;
      const { pathname, search } = new URL(script.src);
      requests.push(pathname + search);
      const answer = () => respond(script, pathname);
      if (held.has(pathname)) held.set(pathname, answer);
      else queueMicrotask(answer);
    });
    globalThis.fetch = async (address) => {
      const [, version] = /^\/_s\/nonces\/[^/]+\/(.+)$/.exec(String(address)) ?? [];
      // Previews are not recorded as sent.
      if (String(address).includes('-preview/')) return { status: 204 } as Response;
      return { status: 200, json: async () => ({ nonce: `nonce of ${version}` }) } as Response;
    };
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

  /** Behaves as a browser: a script that is missing, or has another hash than required, fires `error`. */
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

  const fileOf = (id: string, remote = remoteName()) => `/_r/${remote}/${id}/remote.js`;

  /** A build whose script the site serves, or not. */
  function build(id: string, script: Served, remote = remoteName()) {
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
  function remote(live: Served, previous?: Served): RemoteOnPage {
    return {
      name: remoteName(),
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
        },
      }),
    };
  }

  /** The page's reports when versions have these outcomes. */
  const reported = (...outcomes: [version: string, outcome: string][]) =>
    outcomes.map(([version, outcome]) => ({
      remote: remoteName(),
      version,
      outcome,
      nonce: `nonce of ${version}`,
    }));

  /** The page's reports, the live version's first. An error is described by code that is loaded then. */
  async function sentReports() {
    await import('../federation/describe-error.ts');
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    // No failure is reported sooner, with a nonce that was fetched or with the page's.
    await jest.advanceTimersByTimeAsync(1000);
    return reports.toSorted((a, b) => b.version.localeCompare(a.version));
  }

  /** Lets the script of a build wait until it is released. */
  const hold = (id: string) => held.set(fileOf(id), () => undefined);
  const release = (id: string) => held.get(fileOf(id))?.();

  return {
    remoteName,
    requests,
    fileOf,
    build,
    remote,
    reported,
    sentReports,
    hold,
    release,
  };
}
