/** Small numbers, from 1, for the ids of airports or airlines. */
export class Ordinals {
  readonly #byId = new Map<string, number>();
  readonly #ids: string[] = [''];

  /** The ordinal of an id, a new one if need be. */
  add(id: string): number {
    const existing = this.#byId.get(id);
    if (existing) return existing;
    this.#byId.set(id, this.#ids.length);
    return this.#ids.push(id) - 1;
  }

  /** Leaves out ids that no flight has ever used. */
  of(ids: readonly string[]): number[] {
    return ids.flatMap((id) => this.#byId.get(id) ?? []);
  }

  idOf(ordinal: number): string {
    return this.#ids[ordinal] ?? '';
  }

  /** One more than the largest ordinal. */
  get length(): number {
    return this.#ids.length;
  }
}
