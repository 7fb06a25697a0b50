import type { Remote } from '@larkfare/remote-cli/registry-api';
import { Button, VisuallyHidden } from '@larkfare/ui-kit';
import { DialogButton, Moment } from '../registry/cells.tsx';
import styles from '../registry/remotes.module.css';
import { isSitesOwn, mayPromote, sitesOwn } from '../registry/remotes.rules.ts';
import { TrustBadge } from '../review/trust-badge.tsx';
import type { StartChange } from './change-dialog.tsx';

type LivePlaceProps = { remote: Remote; channel: string; startChange: StartChange };

/** The version of a remote that is live in a channel, with the buttons that promote it and roll it back. */
export function LivePlace({ remote, channel, startChange }: LivePlaceProps) {
  const place = remote.live.find((each) => each.channel === channel);
  if (!place) return <span className={styles.nothing}>Not live</span>;
  const { version, trust, since, trial } = place;
  return (
    <span className={styles.stack}>
      <span className={styles.live}>{isSitesOwn(version) ? sitesOwn : version}</span>
      {!isSitesOwn(version) && <TrustBadge trust={trust} />}
      <span className={styles.small}>
        since <Moment at={since} />
      </span>
      {trial && (
        <span className={styles.trial}>
          {trial.version} for {trial.share}% of visitors
        </span>
      )}
      {mayPromote(remote, channel) && (
        <Button
          className={styles.whole}
          aria-haspopup="dialog"
          onClick={() =>
            startChange({ kind: 'activate', channel: 'production', remote: remote.name, version })
          }
        >
          {/* One item: the button puts a gap between those it has. */}
          <span>
            Promote<VisuallyHidden> {remote.title}</VisuallyHidden> to production
          </span>
        </Button>
      )}
      <DialogButton
        label="Roll back"
        subject={`${remote.title} in ${channel}`}
        onClick={() => startChange({ kind: 'roll back', channel, remote: remote.name })}
      />
    </span>
  );
}
