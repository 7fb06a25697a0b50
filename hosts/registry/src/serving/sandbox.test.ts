import { readFile } from 'node:fs/promises';
import { eventually } from '@larkfare/server-kit/testing';
import { administrator, startTestServer, type TestServer } from '../testing/test-server.ts';

let testServer: TestServer;
beforeEach(async () => {
  testServer = await startTestServer();
});
afterEach(() => testServer.close());

const operation = (name: string) => ({
  name,
  type: 'query',
  sha256: '',
  text: `query ${name} { regions { name } }`,
});

async function release(...versions: string[]) {
  for (const [revision, version] of versions.entries()) {
    const name = `Guide${version.replaceAll('.', '')}`;
    await testServer.publish({ version, css: '', operations: [operation(name)] });
    await testServer.activate(version, revision);
  }
}

type Live = ReturnType<TestServer['registry']['live']>[number];

/** The guide as the shell serves it, once it meets the condition. */
const shown = (condition: (guide: Live) => boolean): Promise<Live> =>
  eventually(() => {
    const [guide] = testServer.registry.live();
    return guide !== undefined && condition(guide) && guide;
  });
const isSandboxed = ({ sandbox }: Live) => sandbox !== undefined;
const isInPage = ({ sandbox }: Live) => sandbox === undefined;

test('unreviewed versions are sandboxed, each with its own operations', async () => {
  await release('1.0.0', '1.1.0');

  const guide = await shown(({ version }) => version === '1.1.0');

  expect(guide.sandbox).toEqual({ operations: ['query Guide110 { regions { name } }'] });
  expect(guide.previous?.sandbox).toEqual({ operations: ['query Guide100 { regions { name } }'] });
});

test('a review and its withdrawal take effect without a restart', async () => {
  await release('1.0.0');
  await testServer.decide('reviewed');
  expect(await shown(isInPage)).not.toHaveProperty('sandbox');

  await testServer.decide('unreviewed');

  expect(await shown(isSandboxed)).toHaveProperty('sandbox');
});

test('a review is of one version: a later one is sandboxed until it is reviewed itself', async () => {
  await release('1.0.0');
  await testServer.decide('reviewed');
  await shown(isInPage);
  await testServer.publish({ version: '1.1.0', operations: [operation('Guide110')] });
  await testServer.activate('1.1.0', 1);

  const guide = await shown(({ version }) => version === '1.1.0');
  expect(guide.sandbox).toEqual({ operations: ['query Guide110 { regions { name } }'] });
  expect(guide.previous).not.toHaveProperty('sandbox');

  await testServer.decide('reviewed', { version: '1.1.0' });
  expect(await shown(isInPage)).toMatchObject({ version: '1.1.0' });
});

test('a build keeps its sandbox after a review, for pages opened before it', async () => {
  const { build } = (await testServer.publish({ operations: [operation('Guide')] })).json();
  const sandbox = { operations: ['query Guide { regions { name } }'] };
  expect(await testServer.registry.build('guide', build)).toMatchObject({ sandbox });

  await testServer.decide('reviewed');

  expect(await testServer.registry.build('guide', build)).toMatchObject({ sandbox });
});

test('a server build is reviewed with the other files, and then run with the operations of its version', async () => {
  await testServer.publish({ server: true, operations: [operation('Guide')] });
  await testServer.activate('1.0.0', 0);
  const sandboxed = await shown(isSandboxed);
  expect(sandboxed).not.toHaveProperty('operations');
  expect((await readFile(`${sandboxed.dist}/server/app.cjs`)).length).toBeGreaterThan(0);
  const { files } = (
    await testServer.send('GET', '/remotes/guide/versions/1.0.0/review', {
      headers: { authorization: administrator },
    })
  ).json();
  expect(files).toContainEqual(expect.objectContaining({ name: 'server/app.cjs' }));

  await testServer.decide('reviewed');

  expect(await shown(isInPage)).toMatchObject({
    operations: ['query Guide { regions { name } }'],
  });
});

test('labels in the navigation and titles wait for the review', async () => {
  const named = (version: string, title: string, label: string) => ({
    ...{ version, title },
    slots: [{ slot: 'navigation-entry', label, path: '/guide', scripts: [], styles: [] }],
  });
  await testServer.publish(named('1.0.0', 'Places to go', 'Places'));
  await testServer.activate('1.0.0', 0);
  expect(await shown(isSandboxed)).toMatchObject({ title: 'Guide', slots: [] });
  await testServer.decide('reviewed');
  const reviewed = { title: 'Places to go', slots: [{ label: 'Places' }] };
  expect(await shown(isInPage)).toMatchObject(reviewed);

  await testServer.publish(named('1.1.0', 'Refunds', 'Claim your refund'));
  await testServer.activate('1.1.0', 1);

  expect(await shown(isSandboxed)).toMatchObject(reviewed);
  await testServer.decide('reviewed', { version: '1.1.0' });
  expect(await shown(({ version, sandbox }) => version === '1.1.0' && !sandbox)).toMatchObject({
    title: 'Refunds',
    slots: [{ label: 'Claim your refund' }],
  });
});
