import { useId, useState, type ReactNode } from 'react';
import { Grid, Icon, Row, Stack } from '@larkfare/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { UnsavedContext, useUnsavedPart } from '../office/unsaved-provider.tsx';
import styles from './tile.module.css';

interface TileProps {
  /** Names the record; the button that opens the tile. */
  title: string;
  /** Small facts under the title, such as a date or an address. */
  summary?: ReactNode;
  /** Shown at the end of the header, such as a state or a figure. */
  aside?: ReactNode;
  /** The whole record, shown when the tile is open. */
  children: ReactNode;
  /** Shown whole from the start. */
  startsOpen?: boolean;
  onToggle?: () => void;
}

/** A record of a list that expands; unsaved work in it is confirmed before it closes. Several are in `Tiles`. */
export function Tile({ title, summary, aside, children, startsOpen = false, onToggle }: TileProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const bodyId = useId();
  const part = useUnsavedPart();

  const toggle = async () => {
    if (isOpen && !(await part.mayLeave())) return;
    setIsOpen(!isOpen);
    onToggle?.();
  };
  return (
    <li className={[styles.tile, isOpen && styles.open].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            className={styles.opener}
            onClick={() => void toggle()}
          >
            {title}
            <Icon shape={ChevronDown} className={styles.icon} />
          </button>
        </h2>
        {summary && <div className={styles.summary}>{summary}</div>}
        {aside && (
          <Row gap={2} justify="end" className={styles.aside}>
            {aside}
          </Row>
        )}
      </div>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          <UnsavedContext value={part}>{children}</UnsavedContext>
        </div>
      )}
    </li>
  );
}

/** The list that tiles are in. */
export const Tiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack as="ul" gap={2} role="list" aria-label={label}>
    {children}
  </Stack>
);

/** Names and values of a record, two or three to a line where there is room. */
export const Facts = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <Grid as="dl" columns="13rem" gap={[3, 5]} className={styles.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </Grid>
);
