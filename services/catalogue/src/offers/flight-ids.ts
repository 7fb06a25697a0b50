/** A flight's id as four 32-bit words, which compare as PostgreSQL compares ids. */
export type IdWords = readonly [number, number, number, number];

export const toWords = (id: string): IdWords => {
  const digits = id.replaceAll('-', '');
  const word = (nth: number) => Number.parseInt(digits.slice(nth * 8, nth * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3)];
};

/** The slots of flights by their ids: open addressing with linear probing, six bytes a flight beside the ids. */
export class FlightIds {
  #words: Uint32Array;
  /** Slots by hash, counted from 1; 0 is free. */
  #table: Int32Array;

  constructor(capacity: number) {
    this.#words = new Uint32Array(capacity * 4);
    this.#table = new Int32Array(tableLength(capacity));
  }

  /** Makes room for more. */
  grow(capacity: number): void {
    const words = this.#words;
    const slots = this.#table.filter((slot) => slot > 0);
    this.#words = new Uint32Array(capacity * 4);
    this.#words.set(words);
    this.#table = new Int32Array(tableLength(capacity));
    for (const slot of slots) this.#table[this.#placeOf(this.wordsOf(slot - 1))] = slot;
  }

  /** -1 when there is no such flight. */
  find(id: IdWords): number {
    return (this.#table[this.#placeOf(id)] ?? 0) - 1;
  }

  add(id: IdWords, slot: number): void {
    this.#words.set(id, slot * 4);
    this.#table[this.#placeOf(id)] = slot + 1;
  }

  /** Moves what was pushed on by the slot into the gap, so that every search still ends at the first free place. */
  remove(slot: number): void {
    let gap = this.#placeOf(this.wordsOf(slot));
    this.#table[gap] = 0;
    for (let at = this.#next(gap); this.#table[at]; at = this.#next(at)) {
      const moved = this.#table[at] ?? 0;
      this.#table[at] = 0;
      gap = this.#placeOf(this.wordsOf(moved - 1));
      this.#table[gap] = moved;
    }
  }

  wordsOf(slot: number): IdWords {
    const [a = 0, b = 0, c = 0, d = 0] = this.#words.subarray(slot * 4, slot * 4 + 4);
    return [a, b, c, d];
  }

  idOf(slot: number): string {
    const digits = this.wordsOf(slot)
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('');
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;
  }

  /** Negative when the first slot's id sorts before the second's. */
  compare(slot: number, other: number): number {
    for (let word = 0; word < 4; word += 1) {
      const order = (this.#words[slot * 4 + word] ?? 0) - (this.#words[other * 4 + word] ?? 0);
      if (order !== 0) return order;
    }
    return 0;
  }

  /** Where the id is in the table, or where it belongs. */
  #placeOf([a, b, c, d]: IdWords): number {
    const hash = Math.imul(d ^ Math.imul(c, 0x85ebca6b) ^ Math.imul(b ^ a, 0xc2b2ae35), 0x9e3779b1);
    let at = Math.floor(((hash >>> 0) / 2 ** 32) * this.#table.length);
    for (let found = this.#table[at]; found; found = this.#table[at]) {
      const word = (found - 1) * 4;
      if (
        this.#words[word + 3] === d &&
        this.#words[word + 2] === c &&
        this.#words[word + 1] === b &&
        this.#words[word] === a
      )
        return at;
      at = this.#next(at);
    }
    return at;
  }

  #next(at: number): number {
    return at + 1 === this.#table.length ? 0 : at + 1;
  }
}

/** Two thirds are used at most. */
const tableLength = (capacity: number) => Math.ceil(capacity * 1.5) + 1;
