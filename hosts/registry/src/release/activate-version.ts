import { type GateResult } from '@larkfare/remote-cli/registry-api';
import { HttpError } from '@larkfare/server-kit/http';
import { hasPassed } from '../checks/gates.ts';
import { recheckGates, type Published } from '../checks/recheck-gates.ts';
import { type Checks } from '../checks/run-gates.ts';
import { missingReview } from '../trust/reviews.ts';
import { unknownVersion } from '../versions/versions.ts';
import { activate, ChangedAfterChecks, type ChannelChanged, share } from './change-channel.ts';
import { findChannel } from './channels.ts';

/** How often an activation is tried while other teams change the channel. */
const maxAttempts = 5;

/** Makes a version live for a percentage of visitors, if it passes the gates beside the other live remotes. */
export async function activateVersion(
  context: Published & Checks,
  {
    share: percentage,
    ...requested
  }: {
    channel: string;
    remote: string;
    version: string;
    share: number;
    by: string;
    reason: string;
    basedOn: number;
  },
): Promise<(ChannelChanged & { gates: GateResult[] }) | HttpError> {
  const { db } = context;
  const { channel, remote, version } = requested;
  const unreviewed = await missingReview(db, { remote, version });
  if (unreviewed) return unreviewed;
  for (let attempt = 1; ; attempt += 1) {
    const checkedAt = (await findChannel(db, channel))?.revision ?? 0;
    const gates = await recheckGates(context, { channel, remote, version });
    if (!gates) return unknownVersion();
    if (!hasPassed(gates))
      return new HttpError(422, `${remote} ${version} may not be activated.`, { gates });
    const change = { ...requested, checkedAt };
    const changed =
      percentage === 100
        ? await activate(db, change)
        : await share(db, { ...change, share: percentage });
    // Another remote may have changed to a version with the same paths.
    if (changed instanceof ChangedAfterChecks && attempt < maxAttempts) continue;
    // The gates may have notes about checks that could not run.
    return changed instanceof HttpError ? changed : { ...changed, gates };
  }
}
