import { toNumber } from '@larkfare/travellers';

/** The highest price that can be filtered by, in pounds (specification §5). */
export const highestPrice = 100_000;
/** The lowest that can be typed. */
export const lowestPrice = 1;

/** Bounds in whole pounds; an absent one does not bound. */
export type PriceBounds = { minPrice?: number; maxPrice?: number };

/** Section 5, applied on blur and Enter: both bounds lie within 1 and the highest price, and the minimum gives way. */
export function toPriceBounds({ minPrice, maxPrice }: PriceBounds): PriceBounds {
  const min = minPrice === undefined ? undefined : clamp(minPrice);
  const max = maxPrice === undefined ? undefined : clamp(maxPrice);
  if (min === undefined || max === undefined || max >= min) return { minPrice: min, maxPrice: max };
  return { minPrice: Math.max(max - 1, lowestPrice), maxPrice: max };
}

/** Parses a typed price to whole pounds. @returns undefined for text that is not a number */
export function toPounds(text: string): number | undefined {
  const pounds = toNumber(text);
  return pounds && Math.trunc(pounds);
}

const clamp = (pounds: number) => Math.min(Math.max(pounds, lowestPrice), highestPrice);
