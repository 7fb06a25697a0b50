const plain = /^[-+]?\d+(\.\d+)?$/;
const grouped = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/**
 * Parses a number as people and spreadsheets write it, such as '£1,234.50'.
 * @returns undefined for text that is no number or an ambiguous one, such as '1250,50'
 */
export function toNumber(text: string): number | undefined {
  const bare = text.replace(/[£$\s]/g, '');
  return plain.test(bare) || grouped.test(bare) ? Number(bare.replaceAll(',', '')) : undefined;
}

/** Parses a count: a whole number from `min` to `max`. Text that is not a number is the minimum. */
export function toCount(text: string, { min = 0, max = Infinity } = {}): number {
  return Math.min(Math.max(Math.trunc(toNumber(text) ?? min), min), max);
}
