import { useRef, useState, type ReactNode } from 'react';
import { Button, Icon, Row, Stack, useMediaQuery } from '@larkfare/ui-kit';
import Pause from '@lucide/icons/icons/pause';
import Play from '@lucide/icons/icons/play';
import { originalPlace, TileCopies, TileList, type Tiles } from './tile-list.tsx';
import { useAttention } from './use-attention.ts';
import { useCopies } from './use-copies.ts';
import { lengthOf, scrollOf, setScrollOf, useDrift, type Axis } from './use-drift.ts';
import styles from './auto-scroll.module.css';

type AutoScrollProps<Item> = Tiles<Item> & {
  /** The accessible name of the strip and of its pause button, such as 'popular destinations'. */
  label: string;
  /** How it moves; its class lays it out, also before this is known. */
  axis?: Axis;
  /** How many pixels it moves in each frame of a 60-Hz screen. */
  pixelsPerFrame: number;
  /** Stops the list while the caller needs it, such as while a tile is open. */
  isHeld?: boolean;
  /** Shown before the pause button, such as the strip's heading. */
  header?: ReactNode;
  className?: string | undefined;
};

/**
 * A list that scrolls slowly without end. It stops while it is hovered, focused, touched or paused, and does not move
 * if the visitor prefers reduced motion.
 */
export function AutoScroll<Item>({
  label,
  axis = 'horizontal',
  pixelsPerFrame,
  isHeld = false,
  header,
  className,
  ...tiles
}: AutoScrollProps<Item>) {
  const viewport = useRef<HTMLDivElement>(null);
  const original = useRef<HTMLUListElement>(null);
  const [isPaused, setPaused] = useState(false);
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const attention = useAttention(viewport);
  const copies = useCopies({ viewport, original, axis, isEnabled: !prefersStill });
  const isMoving =
    !prefersStill && !isPaused && !isHeld && !attention.isHeld && attention.isInSight;
  useDrift({ viewport, original, axis, copies, pixelsPerFrame, isMoving });

  const bringOriginal = (listsAfter: number) => {
    const [view, list] = [viewport.current, original.current];
    if (view && list)
      setScrollOf(view, axis, scrollOf(view, axis) - listsAfter * lengthOf(list, axis));
  };
  const numbers = Array.from({ length: copies }, (_, index) => index + 1);
  const before = numbers.map((number) => -number).toReversed();

  return (
    <Stack className={[styles.strip, className].filter(Boolean).join(' ')} data-moving={isMoving}>
      <Row gap={4} justify="between" nowrap className={styles.top}>
        {header}
        {!prefersStill && <PauseButton label={label} isPaused={isPaused} onChange={setPaused} />}
      </Row>
      <div ref={viewport} className={styles.viewport}>
        <TileCopies {...tiles} numbers={before} onBringOriginal={bringOriginal} />
        <ul ref={original} aria-label={label} className={styles.list}>
          <TileList {...tiles} place={originalPlace} />
        </ul>
        <TileCopies {...tiles} numbers={numbers} onBringOriginal={bringOriginal} />
      </div>
    </Stack>
  );
}

type PauseButtonProps = {
  label: string;
  isPaused: boolean;
  onChange: (isPaused: boolean) => void;
};

/** Automatic movement of more than five seconds must be stoppable (WCAG 2.2.2). */
const PauseButton = ({ label, isPaused, onChange }: PauseButtonProps) => (
  <Button
    tone="plain"
    size="square"
    className={styles.pause}
    aria-label={`${isPaused ? 'Resume' : 'Pause'} ${label}`}
    onClick={() => onChange(!isPaused)}
  >
    <Icon shape={isPaused ? Play : Pause} size={18} className={styles.pauseSign} />
  </Button>
);
