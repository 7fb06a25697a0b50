import { seededRandom } from './seeded-random.rules.ts';

/** Prices of one month per person, as monthly_prices keeps them. */
export interface MonthlyFare {
  month: number;
  oneWayPence: number;
  oneWaySavingPence: number;
  roundTripPence: number;
  roundTripSavingPence: number;
}

export interface FareInput {
  airline: string;
  style: 'network' | 'lowCost' | 'leisure';
  from: string;
  to: string;
  /** The continent or sun belt of the place abroad. */
  season: string;
  km: number;
  stops: number;
  /** A place among the deals has a saving in each of the coming months. */
  isDeal: boolean;
  /** 1 to 12, the month it is now. */
  month: number;
}

/** January to December against the year's average. */
const seasons: Readonly<Record<string, readonly number[]>> = {
  summer: [0.72, 0.78, 0.88, 1.0, 1.05, 1.15, 1.32, 1.38, 1.1, 0.98, 0.75, 0.85],
  winterSun: [1.06, 1.12, 1.06, 1.04, 0.88, 0.86, 1.04, 1.08, 0.86, 0.98, 0.98, 1.28],
  city: [0.84, 0.88, 0.96, 1.04, 1.06, 1.08, 1.12, 1.14, 1.02, 1.0, 0.9, 1.1],
  snow: [1.2, 1.38, 1.18, 0.95, 0.8, 0.85, 0.95, 0.98, 0.82, 0.84, 0.86, 1.25],
  northernSummer: [0.8, 0.82, 0.9, 1.0, 1.04, 1.15, 1.32, 1.3, 1.02, 0.96, 0.86, 1.16],
  southernSummer: [1.14, 1.04, 0.98, 0.95, 0.86, 0.88, 0.98, 0.96, 0.92, 0.96, 1.04, 1.38],
};

const styleFactor = { network: 1, lowCost: 0.58, leisure: 0.72 };
/** Two one-way tickets always cost more than one there and back. */
const roundTripFactor = { network: 1.7, lowCost: 1.88, leisure: 1.8 };
/** Changing planes is cheaper than not having to. */
const stopFactor = 0.86;
const dealMonths = 5;
/** Share of the flights to a place among the deals that have a saving in the coming months. */
const dealShare = 0.6;

/** Twelve months of prices from distance, season and airline; the same input always gives the same prices. */
export function monthlyFares(input: FareInput): MonthlyFare[] {
  const base = yearlyPounds(input);
  return Array.from({ length: 12 }, (_, at) => {
    const month = at + 1;
    const pounds =
      base * (seasons[input.season]?.[at] ?? 1) * wobble(`${flightKey(input)}${month}`, 0.04);
    const saving = savingShare(input, month);
    const oneWayPence = toFare(pounds, input.style);
    const roundTripPence = toFare(pounds * roundTripFactor[input.style], input.style);
    return {
      month,
      oneWayPence,
      oneWaySavingPence: toSaving(oneWayPence, saving),
      roundTripPence,
      roundTripSavingPence: toSaving(roundTripPence, saving),
    };
  });
}

const flightKey = ({ airline, from, to }: FareInput) => `${airline}${from}${to}`;

/** 1, more or less by `share` at most. */
const wobble = (text: string, share: number) => 1 + (seededRandom(text) * 2 - 1) * share;

/** Fares rise with distance, steeply at first. */
function yearlyPounds(input: FareInput): number {
  const byDistance = 26 + 0.05 * Math.min(input.km, 3000) + 0.03 * Math.max(0, input.km - 3000);
  return (
    byDistance *
    styleFactor[input.style] *
    stopFactor ** input.stops *
    wobble(input.airline, 0.08) *
    wobble(flightKey(input), 0.07)
  );
}

/** Which part of the price is saved: now and then, and for the coming months where a place is among the deals. */
function savingShare(input: FareInput, month: number): number {
  const random = seededRandom(`saving ${flightKey(input)}${month}`);
  const ahead = (month - input.month + 12) % 12;
  const takesPart = seededRandom(`deal ${flightKey(input)}`) < dealShare;
  if (input.isDeal && takesPart && ahead < dealMonths) return 0.1 + random * 0.15;
  return random < 0.16 ? 0.06 + random : 0;
}

/** Low-cost airlines end in 99 pence, others in whole pounds. */
const toFare = (pounds: number, style: FareInput['style']) =>
  style === 'lowCost'
    ? Math.max(14, Math.round(pounds)) * 100 + 99
    : Math.max(29, Math.round(pounds)) * 100;

const toSaving = (pence: number, share: number) => Math.round((pence * share) / 100) * 100;
