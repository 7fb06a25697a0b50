import type { ReactNode } from 'react';
import styles from './auto-scroll.module.css';

/** Where a tile is: in the real list, or in one of the copies that only make the loop seamless. */
export type TilePlace = {
  isCopy: boolean;
  /** 0 unless it is a copy: anything that can have the focus must not be reached in one. */
  tabIndex: 0 | -1;
  /** Moves the view by whole lists, unseen, so that the real tile lies where this copy was. */
  bringOriginal: () => void;
};

export type Tiles<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  renderItem: (item: Item, place: TilePlace, index: number) => ReactNode;
};

type TileListProps<Item> = Tiles<Item> & { place: TilePlace };

/** The tiles of one list, real or copied. */
export function TileList<Item>({ items, keyOf, renderItem, place }: TileListProps<Item>) {
  return items.map((item, index) => (
    <li key={keyOf(item)} className={styles.item}>
      {renderItem(item, place, index)}
    </li>
  ));
}

type TileCopiesProps<Item> = Tiles<Item> & {
  /** Which copies: how many lists each is after the real one, negative when before it. */
  numbers: readonly number[];
  onBringOriginal: (listsAfter: number) => void;
};

/** Copies take clicks but never the focus: what they show is read and reached in the real list. */
export function TileCopies<Item>({ numbers, onBringOriginal, ...tiles }: TileCopiesProps<Item>) {
  return numbers.map((number) => (
    <ul
      key={number}
      aria-hidden="true"
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      <TileList
        {...tiles}
        place={{ isCopy: true, tabIndex: -1, bringOriginal: () => onBringOriginal(number) }}
      />
    </ul>
  ));
}

export const originalPlace: TilePlace = {
  isCopy: false,
  tabIndex: 0,
  bringOriginal: () => undefined,
};
