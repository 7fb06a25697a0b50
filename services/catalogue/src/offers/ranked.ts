import { type FlightIds } from './flight-ids.ts';

/** Slots with the number that they are ordered by; where it is the same, the flights' ids decide. */
export class Ranked {
  readonly slots: Int32Array;
  readonly keys: Float64Array;
  count = 0;
  readonly #ids: FlightIds;

  constructor(atMost: number, ids: FlightIds) {
    this.slots = new Int32Array(atMost);
    this.keys = new Float64Array(atMost);
    this.#ids = ids;
  }

  push(slot: number, key: number): void {
    this.slots[this.count] = slot;
    this.keys[this.count] = key;
    this.count += 1;
  }

  /** Orders a slot before all others. */
  putFirst(slot: number): void {
    const at = this.slots.subarray(0, this.count).indexOf(slot);
    if (at >= 0) this.keys[at] = -1;
  }

  /** Quicksort of as little as puts the slots from place `first` up to `last` there, in order. */
  sortRange(first: number, last: number, from = 0, to = this.count - 1): void {
    let low = from;
    while (low < to && to >= first && low < last) {
      const middle = this.#partition(low, to);
      this.sortRange(first, last, low, middle);
      low = middle + 1;
    }
  }

  /** Hoare's. @returns the last place of the smaller ones */
  #partition(low: number, high: number): number {
    const { slots, keys } = this;
    const pivot = (low + high) >> 1;
    const slot = slots[pivot] ?? 0;
    const key = keys[pivot] ?? 0;
    let left = low - 1;
    let right = high + 1;
    for (;;) {
      do left += 1;
      while (this.#order(left, slot, key) < 0);
      do right -= 1;
      while (this.#order(right, slot, key) > 0);
      if (left >= right) return right;
      const [leftSlot = 0, leftKey = 0] = [slots[left], keys[left]];
      slots[left] = slots[right] ?? 0;
      keys[left] = keys[right] ?? 0;
      slots[right] = leftSlot;
      keys[right] = leftKey;
    }
  }

  #order(at: number, slot: number, key: number): number {
    return (this.keys[at] ?? 0) - key || this.#ids.compare(this.slots[at] ?? 0, slot);
  }
}
