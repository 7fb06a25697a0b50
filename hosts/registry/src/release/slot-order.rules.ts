import { type Manifest } from '../versions/published.input.ts';

/** Which remotes fill a slot, as an administrator decided last. */
export interface SlotOrder {
  /** Grows by one with every decision. */
  revision: number;
  shown: string[];
  hidden: string[];
}

export type SlotOrders = Record<string, SlotOrder>;

/** Something that a remote contributes to a slot of the site's pages, and where it comes among the others. */
export type PageSlot = NonNullable<Manifest['slots']>[number] & { place: number };

/** @returns undefined if it is hidden. A remote in neither list is shown after the others. */
export function placeIn(order: SlotOrder | undefined, remote: string): number | undefined {
  if (!order) return 0;
  if (order.hidden.includes(remote)) return undefined;
  return order.shown.includes(remote) ? order.shown.indexOf(remote) : order.shown.length;
}

/** The contributions of a version that are not hidden. */
export const pageSlots = ({ name, slots = [] }: Manifest, orders: SlotOrders): PageSlot[] =>
  slots.flatMap((slot) => {
    const place = placeIn(orders[slot.slot], name);
    return place === undefined ? [] : [{ ...slot, place }];
  });
