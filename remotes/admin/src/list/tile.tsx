import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Card, Grid, Icon, Note, Row, Stack } from '@larkfare/ui-kit';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { UnsavedContext, useUnsavedPart } from '../office/unsaved-provider.tsx';
import styles from './tile.module.css';

type TileProps = {
  /** The whole record, shown when the tile is open. */
  children: ReactNode;
  /** Shown whole from the start. */
  startsOpen?: boolean;
  onToggle?: () => void;
  /** The record in brief, with the button that gets `props` and opens the tile. */
  head: (toggle: {
    isOpen: boolean;
    props: Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick'>;
  }) => ReactNode;
};

/** A record of a list that expands; unsaved work in it is confirmed before it closes. Several are in `Tiles`. */
export function Tile({ head, children, startsOpen = false, onToggle }: TileProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const bodyId = useId();
  const part = useUnsavedPart();

  const toggle = async () => {
    if (isOpen && !(await part.mayLeave())) return;
    setIsOpen(!isOpen);
    onToggle?.();
  };
  return (
    <Card as="li" padding={0} className={isOpen ? styles.open : undefined}>
      {head({
        isOpen,
        props: {
          'aria-expanded': isOpen,
          'aria-controls': isOpen ? bodyId : undefined,
          onClick: () => void toggle(),
        },
      })}
      {isOpen && (
        <Stack id={bodyId} className={styles.body}>
          <UnsavedContext value={part}>{children}</UnsavedContext>
        </Stack>
      )}
    </Card>
  );
}

type TitledTileProps = Omit<TileProps, 'head'> & {
  /** Names the record; the button that opens the tile. */
  title: string;
  /** Small facts under the title, such as a date or an address. */
  summary?: ReactNode;
  /** Shown at the end of the header, such as a state or a figure. */
  aside?: ReactNode;
};

/** A tile whose whole head opens it. */
export const TitledTile = ({ title, summary, aside, ...tile }: TitledTileProps) => (
  <Tile
    {...tile}
    head={({ props }) => (
      <div className={styles.head}>
        <h2 className={styles.title}>
          <button type="button" className={styles.opener} {...props}>
            {title}
            <Icon shape={ChevronDown} className={styles.icon} />
          </button>
        </h2>
        {summary && (
          <Note as="div" className={styles.summary}>
            {summary}
          </Note>
        )}
        {aside && (
          <Row gap={2} justify="end" className={styles.aside}>
            {aside}
          </Row>
        )}
      </div>
    )}
  />
);

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
        <Note as="dt">{name}</Note>
        <dd>{value || '–'}</dd>
      </div>
    ))}
  </Grid>
);

type RecordCardsProps = {
  label: string;
  /** The least width of a card. */
  width: `${number}rem`;
  isBusy: boolean;
  children: ReactNode;
};

/** Records in cards side by side. */
export const RecordCards = ({ label, width, isBusy, children }: RecordCardsProps) => (
  <Grid
    as="ul"
    columns={width}
    gap={3}
    role="list"
    aria-label={label}
    aria-busy={isBusy || undefined}
    className={styles.cards}
  >
    {children}
  </Grid>
);
