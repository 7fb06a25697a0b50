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

/** Parses a typed bound. @returns undefined for text that is not a number */
export function toWholeNumber(text: string): number | undefined {
  const number = toNumber(text);
  return number && Math.trunc(number);
}

const clamp = (pounds: number) => Math.min(Math.max(pounds, lowestPrice), highestPrice);

export type End = 'minPrice' | 'maxPrice';

/** The prices of a result in whole pounds, all of them between the two ends. */
export type PriceRange = Record<End, number>;

/** @returns undefined where there is nothing to choose between */
export function toPriceRange(
  lowestPence: number | null | undefined,
  highestPence: number | null | undefined,
): PriceRange | undefined {
  if (lowestPence == null || highestPence == null) return undefined;
  const range = {
    minPrice: Math.floor(lowestPence / 100),
    maxPrice: Math.min(Math.ceil(highestPence / 100), highestPrice),
  };
  return range.minPrice < range.maxPrice ? range : undefined;
}

/** The two thumbs for bounds that may lie outside the range or miss. */
export function toThumbs(bounds: PriceBounds, range: PriceRange): PriceRange {
  const within = (pounds: number) => Math.min(Math.max(pounds, range.minPrice), range.maxPrice);
  return {
    minPrice: within(bounds.minPrice ?? range.minPrice),
    maxPrice: within(bounds.maxPrice ?? range.maxPrice),
  };
}

/** The bound where a thumb was moved to: it stops at the other thumb, and at its own end it bounds nothing. */
export function toMovedBound(
  end: End,
  pounds: number,
  thumbs: PriceRange,
  range: PriceRange,
): number | undefined {
  const reached =
    end === 'minPrice' ? Math.min(pounds, thumbs.maxPrice) : Math.max(pounds, thumbs.minPrice);
  return reached === range[end] ? undefined : Math.max(reached, lowestPrice);
}
