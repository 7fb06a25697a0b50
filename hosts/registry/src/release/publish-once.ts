import { readBuiltRemote, readRemoteFolder } from '@larkfare/remote-cli/remote-folder';
import { activate } from './change-channel.ts';
import { historyOf } from './channels.ts';
import { hasPassed, runStaticGates } from '../checks/gates.ts';
import { type Published } from '../checks/recheck-gates.ts';
import { type Checks } from '../checks/run-gates.ts';
import { type LiveVersions } from '../trust/registry-api.ts';
import { review } from '../trust/reviews.ts';
import { toCandidate } from '../versions/to-candidate.ts';
import { storeVersion } from '../versions/versions.ts';

const by = 'The first start';

/**
 * Publishes, reviews and activates the build of a remote that comes with the site. Once it has been live, its team and the
 * administrators decide. Its journeys have mounted it, so no browser does here.
 * @throws when it is not built, or does not pass the gates
 */
export async function publishOnce(
  {
    db,
    storage,
    deploymentContext,
    refresh,
  }: Published & Pick<Checks, 'deploymentContext'> & LiveVersions,
  folder: string,
): Promise<void> {
  const described = readRemoteFolder(folder);
  const { name: remote, version } = described;
  const channel = 'production';
  if ((await historyOf(db, channel, remote)).length > 0) return;

  const built = readBuiltRemote(described, `${folder}/dist`);
  const candidate = toCandidate(remote, { ...built, version });
  const gates = runStaticGates(candidate, await deploymentContext(channel));
  if (!hasPassed(gates)) throw new Error(gates.flatMap(({ problems }) => problems).join('\n'));
  await storeVersion(db, storage, candidate, by);
  await review(db, { remote, version, trust: 'reviewed', by });
  await activate(db, { channel, remote, version, by });
  await refresh();
}
