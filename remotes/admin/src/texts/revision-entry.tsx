import { useId, useState } from 'react';
import {
  Button,
  Card,
  Icon,
  LoadingSkeleton,
  Note,
  QueryView,
  Row,
  Skeleton,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import RotateCcw from '@lucide/icons/icons/rotate-ccw';
import { Badge } from '../list/badge.tsx';
import { timeOfMoment } from '../office/moments.rules.ts';
import styles from './texts.module.css';
import { TextDifference } from './text-difference.tsx';
import { type Revision, useRevisionTexts } from './use-revisions.ts';

type RevisionEntryProps = {
  revision: Revision;
  /** The version on the site now. */
  currentVersion: number;
  isBusy: boolean;
  onRestore: () => void;
};

/** One version: who published it and when, and what it changes from the one on the site now. */
export function RevisionEntry({ revision, currentVersion, isBusy, onRestore }: RevisionEntryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const isCurrent = revision.version === currentVersion;
  const when = revision.changedAt ? timeOfMoment(revision.changedAt) : '';
  return (
    <Card as="li" gap={3}>
      <Row gap={[3, 5]} justify="between">
        <div>
          <Row as="strong" gap={[1, 2]}>
            Version {revision.version}
            {when && <time dateTime={revision.changedAt ?? undefined}> · {when}</time>}
            {isCurrent && <Badge tone="green">On the site now</Badge>}
          </Row>
          <Note>
            {revision.changedBy}
            {revision.restoredVersion !== null &&
              ` brought back version ${revision.restoredVersion}`}
          </Note>
        </div>
        <Row gap={2}>
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
        </Row>
      </Row>
      {isOpen && (
        <div id={detailsId}>
          <RevisionText revision={revision} currentVersion={currentVersion} />
        </div>
      )}
    </Card>
  );
}

/** A version's text, read when it is opened: the text on the site now, or an older one's differences from it. */
function RevisionText({
  revision: { key, version },
  currentVersion,
}: Pick<RevisionEntryProps, 'revision' | 'currentVersion'>) {
  const texts = useRevisionTexts(key, version, currentVersion);
  return (
    <QueryView
      state={texts}
      skeleton={
        <LoadingSkeleton label="Loading the text">
          <Skeleton shape="block" height={72} />
        </LoadingSkeleton>
      }
    >
      {({ revision, current }) =>
        version === currentVersion ? (
          <p className={styles.version}>{revision.text || 'Nothing is written.'}</p>
        ) : (
          <TextDifference from={current.text} to={revision.text} />
        )
      }
    </QueryView>
  );
}
