import type { Remote } from '@larkfare/remote-cli/registry-api';
import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { timeOfMoment } from '../../../page/moments.rules.ts';
import { isSitesOwn, mayPromote, sitesOwn } from '../registry/remotes.rules.ts';
import { TrustBadge } from '../review/trust-badge.tsx';
import type { AskForChange } from './use-change-dialog.tsx';
import styles from '../registry/remotes.module.css';

type LivePlaceProps = { remote: Remote; channel: string; ask: AskForChange };

/** The version of a remote that a channel has, since when, and the way back. */
export function LivePlace({ remote, channel, ask }: LivePlaceProps) {
  const place = remote.live.find((each) => each.channel === channel);
  if (!place) return <span className={styles.nothing}>Not live</span>;
  return (
    <span className={styles.stack}>
      <span className={styles.live}>{isSitesOwn(place.version) ? sitesOwn : place.version}</span>
      {!isSitesOwn(place.version) && <TrustBadge trust={place.trust} />}
      <span className={styles.small}>
        since <time dateTime={place.since}>{timeOfMoment(place.since)}</time>
      </span>
      {place.trial && (
        <span className={styles.trial}>
          {place.trial.version} for {place.trial.share} of 100
        </span>
      )}
      {mayPromote(remote, channel) && (
        <Button
          className={styles.whole}
          aria-haspopup="dialog"
          onClick={() =>
            ask({
              kind: 'activate',
              channel: 'production',
              remote: remote.name,
              version: place.version,
            })
          }
        >
          {/* One item: the button puts a gap between those it has. */}
          <span>
            Promote<VisuallyHidden> {remote.title}</VisuallyHidden> to production
          </span>
        </Button>
      )}
      <Button
        className={styles.whole}
        aria-haspopup="dialog"
        onClick={() => ask({ kind: 'roll back', channel, remote: remote.name })}
      >
        Roll back
        <VisuallyHidden>
          {' '}
          {remote.title} in {channel}
        </VisuallyHidden>
      </Button>
    </span>
  );
}
