/** Slots in no particular order. */
export interface Slots {
  slots: Int32Array;
  count: number;
}

const none: Slots = { slots: new Int32Array(0), count: 0 };

/** The flights of every airport or airline, by its ordinal. */
export class FlightLists {
  readonly #lists: Slots[] = [];

  of(ordinal: number): Slots {
    return this.#lists[ordinal] ?? none;
  }

  all(): Slots[] {
    return this.#lists.filter((list) => list !== undefined);
  }

  add(ordinal: number, slot: number): void {
    const list = (this.#lists[ordinal] ??= { slots: new Int32Array(8), count: 0 });
    if (list.count === list.slots.length) {
      const slots = new Int32Array(Math.ceil(list.count * 1.2));
      slots.set(list.slots);
      list.slots = slots;
    }
    list.slots[list.count] = slot;
    list.count += 1;
  }

  remove(ordinal: number, slot: number): void {
    const list = this.of(ordinal);
    const at = list.slots.indexOf(slot);
    if (at < 0 || at >= list.count) return;
    list.count -= 1;
    list.slots[at] = list.slots[list.count] ?? 0;
  }
}
