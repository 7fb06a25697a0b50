import type { Remote } from '@larkfare/remote-cli/registry-api';
import { Note, VisuallyHidden } from '@larkfare/ui-kit';
import { Lines, Moment, Nothing } from '../registry/cells.tsx';
import { Badge } from '../../../list/badge.tsx';
import { isSitesOwn, mayPromote, sitesOwn } from '../registry/remotes.rules.ts';
import { TrustBadge } from '../review/trust.tsx';
import { ChangeButton } from './change-form.tsx';

/** The version of a remote that is live in a channel, with the buttons that promote it and roll it back. */
export function LivePlace({ remote, channel }: { remote: Remote; channel: string }) {
  const place = remote.live.find((each) => each.channel === channel);
  if (!place) return <Nothing>Not live</Nothing>;
  const { version, trust, since, trial } = place;
  return (
    <Lines>
      <Badge tone="green">{isSitesOwn(version) ? sitesOwn : version}</Badge>
      {!isSitesOwn(version) && <TrustBadge trust={trust} />}
      <Note as="span">
        since <Moment at={since} />
      </Note>
      {trial && (
        <Badge tone="teal">
          {trial.version} for {trial.share}% of visitors
        </Badge>
      )}
      {mayPromote(remote, channel) && (
        <ChangeButton
          label={
            // One item: the button puts a gap between those it has.
            <span>
              Promote<VisuallyHidden> {remote.title}</VisuallyHidden> to production
            </span>
          }
          remote={remote}
          channel="production"
          version={version}
        />
      )}
      <ChangeButton
        label="Roll back"
        subject={`${remote.title} in ${channel}`}
        remote={remote}
        channel={channel}
      />
    </Lines>
  );
}
