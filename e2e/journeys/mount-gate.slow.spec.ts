import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { launchBrowser, setTrust, startSite } from '@larkfare/test-servers';
import { expect, test } from '@playwright/test';
import { createMountGate } from '../../hosts/registry/src/checks/mount/mount-gate.ts';
import { asking, heading, hostile, later, type Parts } from '../hostile-remote.ts';
import { adminPassword } from '../start-site.ts';
import { freshRemote, teamFolder } from '../team-folder.ts';

// The gate holds remotes to the clock, so they do not compete with each other: all are in this one file.
test.describe.configure({ mode: 'default' });
// A trace would set a global in the page, which the gate finds.
test.use({ trace: 'off', screenshot: 'off' });

const browser = { launch: launchBrowser, site: () => process.env.SITE_URL ?? '' };
const gate = createMountGate(browser, { soakMs: 0 });
/** For what a remote does after its heading was seen. */
const patientGate = createMountGate(browser, { soakMs: 1500 });
/** For remotes that never show a heading, which is otherwise waited for. */
const impatientGate = createMountGate(browser, { screenMs: 3000, soakMs: 0 });

test('a remote that draws its heading, with and without an API, passes', async () => {
  // The gate closes the page at its heading, and a response would be on its way.
  const draws = asking('if (status === 0) return null;');

  expect(await gate(hostile({ draws }))).toEqual({ gate: 'mount', problems: [] });
});

test('a remote that throws while it renders is reported with what visitors would see instead', async () => {
  const { problems } = await impatientGate(hostile({ draws: 'throw new Error("No sun today")' }));

  expect(problems).toHaveLength(2);
  expect(problems[0]).toMatch(
    /^\/hostile\/:id: renders no level 1 heading inside its boundary\. The page says “The hostile remote is not available right now”\. The console says “.*No sun today/,
  );
  expect(problems[1]).toMatch(/^\/hostile\/:id while the API fails: renders no level 1 heading/);
});

test('a remote that only throws once its data has arrived is reported too', async () => {
  const draws = asking('if (status === 200) throw new Error("Data!");');

  const { problems } = await impatientGate(hostile({ draws }));

  expect(problems).toEqual([expect.stringMatching(/^\/hostile\/:id: renders no level 1 heading/)]);
});

test('a remote that needs the API to render anything is reported', async () => {
  const draws = asking('if (status !== 200) return null;');

  const { problems } = await impatientGate(hostile({ draws }));

  expect(problems).toEqual([
    '/hostile/:id while the API fails: renders no level 1 heading inside its boundary.',
  ]);
});

test('a remote that sets a global is reported with its name', async () => {
  const { problems } = await gate(hostile({ atLoad: 'window.dataLayer = [];' }));

  expect(problems).toEqual([
    '/hostile/:id: sets window.dataLayer.',
    '/hostile/:id while the API fails: sets window.dataLayer.',
  ]);
});

test('a remote that hangs is given up on, and the next one is opened all the same', async () => {
  const hanging = impatientGate(hostile({ draws: 'for (;;);' }));
  const next = impatientGate(hostile());

  expect((await hanging).problems).toEqual([
    '/hostile/:id: does not respond, because its code blocks the main thread.',
    '/hostile/:id while the API fails: does not respond, because its code blocks the main thread.',
  ]);
  expect((await next).problems).toEqual([]);
});

test('a remote with an uncaught error is reported', async () => {
  const { problems } = await gate(
    hostile({ atLoad: 'queueMicrotask(() => { throw new Error("Uncaught here"); });' }),
  );

  expect(problems[0]).toBe('/hostile/:id: throws “Uncaught here”.');
});

const misdeeds: { name: string; parts: Parts; problem: string }[] = [
  {
    name: 'whose heading cannot be seen',
    parts: { draws: later("document.documentElement.style.display = 'none';") },
    problem: 'its level 1 heading cannot be seen.',
  },
  {
    name: 'that changes built-ins',
    parts: { atLoad: "window.fetch = () => Promise.reject(new Error('Mine'));" },
    problem: "The remote 'hostile' changed fetch of the page.",
  },
  {
    name: 'that keeps the page busy',
    parts: {
      draws: later(
        'setInterval(() => { for (const end = performance.now() + 90; performance.now() < end;); }, 100);',
      ),
    },
    problem: 'keeps the main thread busy for',
  },
  {
    name: 'that grows without end',
    parts: {
      draws: later(
        'const kept = []; setInterval(() => kept.push(new Array(2e6).fill(kept.length + 0.5)), 100);',
      ),
    },
    problem: 'MB more after 1.5 s.',
  },
  {
    name: 'that hides the page after it was left',
    parts: {
      draws: `react.useEffect(() => () => { document.body.hidden = true; }, []); ${heading}`,
    },
    problem: "The remote 'hostile' hides the site's own screens.",
  },
  {
    name: 'that moves the page',
    parts: { draws: later("document.body.style.paddingTop = '90px';") },
    problem: "The remote 'hostile' moved the site's own page.",
  },
  {
    name: 'that leaves something in front of the page',
    parts: {
      draws: later(
        "document.body.append(Object.assign(document.createElement('p'), { style: 'position: fixed; inset: 0; z-index: 999' }));",
      ),
    },
    problem: "The remote 'hostile' moved the site's own header.",
  },
  {
    name: 'that leaves the page with larger text',
    parts: {
      draws: later("document.documentElement.style.fontSize = '24px';"),
    },
    problem: "leaves the site's own header, main at another place.",
  },
  {
    name: 'that takes every click',
    parts: {
      draws: later(
        "addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
      ),
    },
    problem: "leaves a page on which the site's own screens cannot be seen or clicked.",
  },
  {
    name: 'that sends requests without end',
    parts: { draws: later("setInterval(() => void fetch('/api/region').catch(() => 0), 5);") },
    problem: "The remote 'hostile' used more than 100 requests in ten seconds.",
  },
  {
    name: 'that fills the history',
    parts: {
      draws: later("setInterval(() => history.pushState(null, '', '#' + Math.random()), 20);"),
    },
    problem: "The remote 'hostile' used more than 20 navigations in ten seconds.",
  },
  {
    name: 'that fills the storage',
    parts: { draws: later("localStorage.setItem('hostile', 'x'.repeat(1e6));") },
    problem: 'stores 1000 kB in the browser; 500 kB are enough.',
  },
  {
    name: 'that sets cookies through a frame',
    parts: {
      draws: later(
        "const frame = document.createElement('iframe'); document.body.append(frame); frame.contentDocument.cookie = 'lock=out';",
      ),
    },
    problem: 'sets the cookie lock.',
  },
  {
    name: 'that throws while it unmounts',
    parts: {
      draws: `react.useEffect(() => () => { throw new Error('Left'); }, []); ${heading}`,
    },
    problem: "The remote 'hostile' threw while it unmounted.",
  },
  {
    name: 'with a route that remote.json does not name',
    parts: { unnamed: '/home' },
    problem: "The remote 'hostile' has the route /home, which remote.json does not name.",
  },
];

for (const { name, parts, problem } of misdeeds)
  test(`a remote ${name} is reported`, async () => {
    const { problems } = await patientGate(hostile(parts));

    expect(problems.join('\n')).toContain(problem);
  });

test('a remote’s component for a slot is mounted there, at its size, with the slot’s props', async () => {
  const slot = 'result-action';
  const fills = `const ref = react.useRef();
    react.useEffect(() => {
      const { height } = ref.current.closest('[data-slot] > *').getBoundingClientRect();
      if (height !== 44 || !props.destination) throw new Error("Height " + height);
    });
    return react.createElement('a', { ref }, props.destination);`;

  expect((await gate(hostile({ slot, fills }))).problems).toEqual([]);
  const { problems } = await impatientGate(
    hostile({ slot, fills: 'throw new Error("No sun in the slot");' }),
  );

  expect(problems).toEqual([
    expect.stringMatching(/^the slot result-action: stays empty\..*No sun in the slot/),
    expect.stringMatching(/^the slot result-action while the API fails: stays empty\./),
  ]);
});

test('a remote that loads from another site is blocked and reported', async () => {
  const { problems } = await gate(
    hostile({ atLoad: 'new Image().src = "https://tracker.example/seen.gif";' }),
  );

  expect(problems[0]).toMatch(/^\/hostile\/:id: requests https:\/\/tracker\.example\/seen\.gif/);
});

test('a remote that orders something as soon as it is opened reaches no service', async () => {
  const draws = asking(
    'react.useEffect(() => { if (status) throw new Error(`Answered ${status}`); }, [status]);',
    'mutation Order { anything }',
  );

  const { problems } = await impatientGate(hostile({ draws }));

  expect(problems[0]).toMatch(/^\/hostile\/:id: renders no level 1 heading.*Answered 503/);
});

test('a build that passed is not opened again within a minute, as publish and activate would', async () => {
  let launches = 0;
  const counting = createMountGate(
    { ...browser, launch: () => (launches++, launchBrowser()) },
    { soakMs: 0 },
  );

  expect((await counting(hostile())).problems).toEqual([]);
  expect((await counting(hostile(), 'reviewed')).problems).toEqual([]);
  expect(launches).toBe(1);

  const other = await counting(hostile({ atLoad: 'window.other = 1;' }));
  expect(other.problems[0]).toContain('sets window.other');
  expect(launches).toBe(2);
});

test('without a browser, or without the site, the gate reports that it did not run', async () => {
  const withoutBrowser = createMountGate({ launch: async () => undefined, site: () => '' });
  const withoutSite = createMountGate({ launch: launchBrowser, site: () => 'http://localhost:1' });

  expect(await withoutBrowser(hostile())).toEqual({
    gate: 'mount',
    problems: [],
    note: 'not run: no browser is installed',
  });
  expect(await withoutSite(hostile())).toEqual({
    gate: 'mount',
    problems: [],
    note: 'not run: the shell could not be mounted',
  });
});

test('the time that the shell needs to start is not held against a remote', async () => {
  const screenMs = 3000;
  using slow = await startSlowSite(screenMs + 500);
  const slowGate = createMountGate(
    { launch: launchBrowser, site: () => slow.url },
    { screenMs, soakMs: 0, versionMs: 200_000 },
  );

  expect(await slowGate(hostile())).toEqual({ gate: 'mount', problems: [] });
});

/** The site with scripts that arrive late. */
async function startSlowSite(lateMs: number) {
  const respond = async (url: string, response: ServerResponse) => {
    if (url.endsWith('.js')) await pause(lateMs);
    const page = await fetch(new URL(url, browser.site()));
    const headers = new Headers(page.headers);
    // The body is not compressed here.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding'])
      headers.delete(name);
    response.writeHead(page.status, Object.fromEntries(headers));
    response.end(new Uint8Array(await page.arrayBuffer()));
  };
  const server = createServer(({ url = '/' }, response) => void respond(url, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A site with a browser for the gate, and an administrator’s token for it. */
async function siteWithBrowser() {
  const env = { DEMO_DATA: 'none', ADMIN_PASSWORD: adminPassword, MOUNT_BROWSER: 'unsandboxed' };
  const site = await startSite({ env });
  const signedIn = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@larkfare.example', password: adminPassword }),
  });
  const { token }: { token: string } = await signedIn.json();
  return { ...site, token };
}

test.describe(() => {
  let site: Awaited<ReturnType<typeof siteWithBrowser>>;
  test.beforeAll(async () => {
    site = await siteWithBrowser();
  });
  test.afterAll(() => site.stop());

  const headers = () => ({ authorization: `Bearer ${site.token}` });
  const send = async (path: string, { manifest, files }: ReturnType<typeof hostile>) => {
    const body = new FormData();
    body.set('version', '1.0.0');
    body.set('manifest', JSON.stringify(manifest));
    for (const [name, file] of files) body.append('file', new Blob([file]), name);
    const address = `${site.url}/registry/v1/remotes/hostile/${path}`;
    return (await fetch(address, { method: 'POST', headers: headers(), body })).json();
  };
  /** Needs storage, which a frame has not. */
  const stored = () => hostile({ draws: `localStorage.setItem('a', 'b'); ${heading}` });

  test('a site calls the gate over HTTP, after the static gates', async () => {
    const check = (remote: ReturnType<typeof hostile>) => send('check', remote);

    const good = await check(hostile());
    const broken = await check(hostile({ draws: 'throw new Error("No sun today")' }));
    const refused = await check(hostile({ path: '/admin/hostile' }));

    expect(good.gates.at(-1)).toEqual({ gate: 'mount', problems: [] });
    expect(good.passed).toBe(true);
    expect(broken.gates.at(-1).problems).toHaveLength(2);
    expect(broken.passed).toBe(false);
    expect(refused.gates.at(-1)).toMatchObject({ note: 'not run: another gate failed' });
  });

  test('a failure in the sandbox alone, after the heading was visible, is a note', async () => {
    const framed = (does: string) =>
      hostile({ draws: later(`if (self.origin === 'null') { ${does} }`) });
    const noteOf = async (remote: ReturnType<typeof hostile>) =>
      (await send('check', remote)).gates.at(-1);

    expect(
      await noteOf(
        framed(
          'setInterval(() => { for (const end = performance.now() + 90; performance.now() < end;); }, 100);',
        ),
      ),
    ).toMatchObject({
      problems: [],
      note: expect.stringContaining('in the sandbox: keeps the main thread busy for'),
    });
    expect(await noteOf(framed('setTimeout(() => { for (;;); }, 1500);'))).toMatchObject({
      problems: [],
      note: expect.stringContaining('in the sandbox: does not respond'),
    });
  });

  test('a component for a slot is opened in the sandbox too, where a failure is a note', async () => {
    const slot = 'result-action';
    const gateOf = async (fills: string) =>
      (await send('check', hostile({ slot, atLoad: `'./slots/${slot}';`, fills }))).gates.at(-1);

    expect(
      await gateOf(`if (!props.destination) throw new Error('No props');
        return react.createElement('a', null, self.origin);`),
    ).toEqual({ gate: 'mount', problems: [] });
    expect(await gateOf(`localStorage.setItem('a', 'b'); return null;`)).toMatchObject({
      problems: [],
      note: expect.stringMatching(
        /^the slot result-action in the sandbox: stays empty\. .*localStorage/,
      ),
    });
  });

  test('a site publishes what fails in the sandbox, and activates it only once it is reviewed', async () => {
    const { gates, version } = await send('versions', stored());
    const activate = async () => {
      const answer = await fetch(`${site.url}/registry/v1/channels/production/remotes/hostile`, {
        method: 'PUT',
        headers: { ...headers(), 'content-type': 'application/json', 'if-match': '"0"' },
        body: JSON.stringify({ version }),
      });
      return { status: answer.status, ...(await answer.json()) };
    };

    expect(gates.at(-1)).toMatchObject({
      problems: [],
      note: expect.stringContaining('/hostile/:id in the sandbox'),
    });
    const refused = await activate();
    expect(refused).toMatchObject({ status: 422, code: 'not-publishable' });
    expect(refused.gates.at(-1).problems[0]).toContain('/hostile/:id in the sandbox');
    const { token } = site;
    await setTrust(site.url, { remote: 'hostile', version, trust: 'reviewed', token });
    expect(await activate()).toMatchObject({ status: 200, version });
  });

  test('the remote that create writes passes every gate unchanged, and goes live', async () => {
    const made = await fetch(`${site.url}/registry/v1/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers() },
      body: JSON.stringify({
        remote: 'weather',
        title: 'Weather',
        label: 'Its pipeline',
        scopes: ['publish', 'activate'],
      }),
    });
    const { token }: { token: string } = await made.json();
    using left = new DisposableStack();
    const team = teamFolder(freshRemote, { site: site.url, token });
    left.defer(() => team.delete());
    await team.build('1.0.0');

    const { gates } = JSON.parse(await team.larkfareRemote('check', '--json'));
    const { live } = JSON.parse(await team.larkfareRemote('publish', '--activate', '--json'));

    expect(gates.at(-1)).toEqual({ gate: 'mount', problems: [] });
    expect(live).toMatchObject({ version: '1.0.0' });
  });
});
