import { Refused } from '../command/problems.ts';
import { activateVersion } from './activate-version.ts';
import { type Snapshot } from './channel.ts';
import { type Site } from './site.ts';

/** A channel at this revision whose snapshots are answered in turn; the network's edge. */
function aSite(...snapshots: Snapshot[]) {
  const tried: (string | undefined)[] = [];
  const at = snapshots.at(-1)?.revision;
  const site: Site = {
    address: new URL('http://site'),
    get: async <Answer>() => (snapshots.length > 1 ? snapshots.shift() : snapshots[0]) as Answer,
    async send<Answer>(_: string, __: string, ___: object, headers: Record<string, string> = {}) {
      tried.push(headers['if-match']);
      if (headers['if-match'] !== `"${at}"`) throw new Refused('Another revision.', [], 412);
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

test('another team’s change of the channel is stepped over', async () => {
  const { site, tried } = aSite(snapshot(4, '1.0.0'), snapshot(5, '1.0.0'));

  await expect(activateVersion(site, activation)).resolves.toMatchObject({ version: '1.1.0' });
  expect(tried).toEqual(['"4"', '"5"']);
});

test('somebody else’s change of this very remote is not undone unseen', async () => {
  const { site, tried } = aSite(snapshot(4, '1.0.0'), snapshot(5, '2.0.0'));

  await expect(activateVersion(site, activation)).rejects.toThrow(
    'Somebody else made guide 2.0.0 live meanwhile',
  );
  expect(tried).toEqual(['"4"']);
});
