import { asText, grouped } from './xss-payloads.ts';

/** The stored and the refused payloads, field by field. */
export type PayloadCounts = Map<string, { stored: number; refused: number }>;

/** Puts payloads into fields, and counts them. */
export function payloadFields() {
  const counts: PayloadCounts = new Map();

  /** Many in one text where they fit, and each alone where a rule refuses them together. */
  async function inField(field: string, most: number, attempt: (text: string) => Promise<boolean>) {
    const count = { stored: 0, refused: 0 };
    const put = async (group: readonly string[]) => {
      if (await attempt(asText(group))) count.stored += group.length;
      else if (group.length === 1) count.refused += 1;
      else for (const payload of group) await put([payload]);
    };
    for (const group of grouped(most)) await put(group);
    counts.set(field, count);
  }
  return { counts, inField };
}
