import { Button, Icon } from '@larkfare/ui-kit';
import Heart from '@lucide/icons/icons/heart';
import styles from './save-flight.module.css';
import { type KeptFlight, offerKey } from './shortlist.rules.ts';
import type { Shortlist } from './use-shortlist.ts';

type SaveFlightProps = KeptFlight & {
  shortlist: Shortlist;
  describedBy?: string;
  className?: string | undefined;
};

/** Keeps the flight on the visitor's shortlist, or removes it. */
export function SaveFlight({ shortlist, describedBy, className, ...flight }: SaveFlightProps) {
  const { kept, toggle } = shortlist;
  const isKept = kept.some(({ offer }) => offerKey(offer) === offerKey(flight.offer));
  return (
    <Button
      tone="plain"
      size="square"
      aria-label="Save flight"
      aria-describedby={describedBy}
      aria-pressed={isKept}
      className={[styles.save, className].filter(Boolean).join(' ')}
      onClick={() => toggle(flight)}
    >
      <Icon shape={Heart} />
    </Button>
  );
}
