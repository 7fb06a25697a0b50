import { hostileScript, goodParts, officeOf, reportFromPages } from '@larkfare/test-servers';
import { adminPassword, type Attack, type AttackTarget, counted } from './attack.ts';

const snapshotPath = '/registry/v1/channels/production/snapshot';
const report = { remote: 'hostile', outcome: 'crashed' };

export const attack: Attack = {
  name: 'forged reports of 20 and 200 networks',
  run: async ({ site }: AttackTarget) => {
    const { answers, count } = counted();
    const problems: string[] = [];
    const office = await officeOf(site.url, adminPassword);
    const live = async (): Promise<string> => {
      const { remotes } = await (await fetch(site.url + snapshotPath)).json();
      return remotes.find(({ remote }: { remote: string }) => remote === 'hostile')?.version;
    };
    let release = 0;
    const publish = async () => {
      const version = `1.0.${Date.now()}-${release++}`;
      const build = `abcdef${100_000 + release}`;
      await office.publish({ script: hostileScript(goodParts), version, build });
      await office.activate(version);
      await waitFor(async () => (await live()) === version);
      return version;
    };
    const expectLive = async (version: string, when: string) => {
      const now = await live();
      if (now !== version) problems.push(`${when}: ${now} is live.`);
    };

    const first = await publish();
    let next = 0;
    for (const networks of [20, 200]) {
      const second = await publish();

      // Without a page: a nonce of one network, of the snapshot, or none.
      for (let n = 0; n < networks; n++) {
        const headers = networkHeaders(next++);
        const remotes = await (await fetch(`${site.url}/_s/snapshot.json`, { headers })).json();
        const nonce = remotes.find(({ name }: { name: string }) => name === 'hostile')?.nonce;
        const body = JSON.stringify({ ...report, version: second, nonce: nonce ?? 'a.b.c' });
        count((await post(site.url, headers, body)).status);
      }
      await expectLive(second, `${networks} networks without a page`);

      // One page each rolls it back once, and never past the previous version.
      const attack = async (version: string) => {
        const all = Array.from({ length: networks }, () => networkHeaders(next++));
        const reported = { path: '/hostile', remote: 'hostile', version, outcomes: ['crashed'] };
        const sent = await reportFromPages(site.url, all, reported);
        answers['pages with it'] = (answers['pages with it'] ?? 0) + sent;
      };
      await attack(second);
      await expectLive(first, `${networks} networks with a page, the once that is allowed`);
      await attack(first);
      await expectLive(first, `${networks} networks against the version before`);
      await office.activate(second);
      await attack(second);
      await expectLive(second, `${networks} networks against a version that was activated again`);
      await office.activate(first);
    }
    return { answers, problems };
  },
};

const networkHeaders = (n: number) => ({ 'x-forwarded-for': `10.${100 + (n >> 8)}.${n & 255}.1` });

const post = (url: string, headers: Record<string, string>, body: string) =>
  fetch(`${url}/registry/v1/reports`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await isSo()))
    if (performance.now() > deadline) throw new Error('The version is not live after 10 s.');
}
