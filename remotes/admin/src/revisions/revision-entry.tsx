import { useId, useState } from 'react';
import { Button, Icon, VisuallyHidden } from '@larkfare/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { timeOfMoment } from '../page/moments.rules.ts';
import { readableText } from './readable-text.rules.ts';
import styles from './revision-entry.module.css';
import { TextDifference } from './text-difference.tsx';
import type { Revision } from './use-revisions.ts';

type RevisionEntryProps = {
  revision: Revision;
  /** What is on the site now: the newest. */
  current: Revision;
  isBusy: boolean;
  onRestore: () => void;
};

/** One version: who published it and when, and what it changes from the one on the site now. */
export function RevisionEntry({ revision, current, isBusy, onRestore }: RevisionEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isCurrent = revision.version === current.version;
  const when = revision.changedAt ? timeOfMoment(revision.changedAt) : '';
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <p className={styles.when}>
            Version {revision.version}
            {when && <time dateTime={revision.changedAt ?? undefined}> · {when}</time>}
            {isCurrent && <span className={styles.badge}>On the site now</span>}
          </p>
          <p className={styles.who}>
            {revision.changedBy}
            {revision.restoredVersion !== null &&
              ` brought back version ${revision.restoredVersion}`}
          </p>
        </div>
        <div className={styles.actions}>
          <Button
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon shape={ChevronDown} size={18} className={isOpen ? styles.opened : undefined} />
            {isCurrent ? 'Text' : 'Compare'}
            <VisuallyHidden> of version {revision.version}</VisuallyHidden>
          </Button>
          {!isCurrent && (
            <Button aria-disabled={isBusy} onClick={() => !isBusy && onRestore()}>
              <Icon shape={RotateCcw} size={18} />
              <span>
                Restore this version<VisuallyHidden> ({revision.version})</VisuallyHidden>
              </span>
            </Button>
          )}
        </div>
      </div>
      {isOpen && (
        <div id={detailsId} className={styles.details}>
          {isCurrent ? (
            <p className={styles.text}>{readableText(revision) || 'Nothing is written.'}</p>
          ) : (
            <TextDifference from={readableText(current)} to={readableText(revision)} />
          )}
        </div>
      )}
    </li>
  );
}
