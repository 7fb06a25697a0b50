import { RefusedError } from '../command/errors.ts';
import { activateVersion, type Snapshot } from './channel.ts';
import type { Site } from './site.ts';

/** A fake site that returns these snapshots in turn; only the network is faked. */
function aSite(...snapshots: Snapshot[]) {
  const tried: (string | undefined)[] = [];
  const at = snapshots.at(-1)?.revision;
  const site: Site = {
    address: new URL('http://site'),
    get: async <Answer>() => (snapshots.length > 1 ? snapshots.shift() : snapshots[0]) as Answer,
    async send<Answer>(_: string, __: string, ___: object, headers: Record<string, string> = {}) {
      tried.push(headers['if-match']);
      if (headers['if-match'] !== `"${at}"`) throw new RefusedError('Another revision.', [], 412);
      return { revision: 9, version: '1.1.0', fromVersion: '1.0.0' } as Answer;
    },
  };
  return { site, tried };
}

const snapshot = (revision: number, version: string): Snapshot => ({
  revision,
  remotes: [{ remote: 'guide', version }],
});
const activation = {
  channel: 'production',
  name: 'guide',
  version: '1.1.0',
  share: undefined,
  reason: undefined,
};

test('a version is activated on the revision that was read', async () => {
  const { site, tried } = aSite(snapshot(4, '1.0.0'));

  await expect(activateVersion(site, activation)).resolves.toMatchObject({ version: '1.1.0' });
  expect(tried).toEqual(['"4"']);
});

test('a concurrent change to the same remote is not overwritten', async () => {
  const { site, tried } = aSite(snapshot(4, '1.0.0'), snapshot(5, '2.0.0'));

  await expect(activateVersion(site, activation)).rejects.toThrow(
    'guide was changed to 2.0.0 by someone else at the same time',
  );
  expect(tried).toEqual(['"4"']);
});
