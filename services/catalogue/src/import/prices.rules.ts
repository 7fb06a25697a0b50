import { toNumber } from '@larkfare/travellers';
import { operatorCharactersAtMost } from '../flights/flight.rules.ts';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { type CsvRecord } from './ourairports.rules.ts';
import { cleanText, numberBetween, refused, type Parsed } from './row-values.rules.ts';

/** A flight's prices of one month, per person. */
interface PriceRow {
  departureCode: string;
  arrivalCode: string;
  /** IATA code or short name. */
  airline: string;
  month: number;
  /** Economy when absent. */
  travelClass?: TravelClass | undefined;
  oneWayPence: number | null;
  oneWaySavingPence: number;
  roundTripPence: number | null;
  roundTripSavingPence: number;
  /** The carrier that flies, if the file names another one. */
  operatedBy?: string | undefined;
}

export const priceColumns = ['departure', 'arrival', 'airline', 'month', 'one_way', 'round_trip'];

/** Spellings of the classes; hyphens and underscores count as spaces. */
const travelClasses = new Map([
  ['economy', TravelClass.economy],
  ['premium economy', TravelClass.premiumEconomy],
  ['premiumeconomy', TravelClass.premiumEconomy],
  ['business', TravelClass.business],
  ['first', TravelClass.first],
]);

/** The same bound as the visitors' price filter, in pounds. */
const highestPounds = 100_000;

export function parsePriceRecord(record: CsvRecord): Parsed<PriceRow> {
  const departureCode = cleanText(record.departure).toUpperCase();
  const arrivalCode = cleanText(record.arrival).toUpperCase();
  const airline = cleanText(record.airline);
  const label = `${departureCode}–${arrivalCode} ${airline}`;
  if (!departureCode || !arrivalCode || !airline) return refused('names no flight', label);
  const month = numberBetween(record.month, 1, 12);
  if (month === undefined || !Number.isInteger(month))
    return refused(
      'has a month that is not a whole number from 1 to 12',
      `${label}, ${cleanText(record.month)}`,
    );
  const classText = cleanText(record.travelclass ?? record.travel_class ?? record.cabin);
  const travelClass = travelClasses.get(classText.toLowerCase().replace(/[_-]/g, ' '));
  if (classText && !travelClass)
    return refused(
      'has a travel class that is not economy, premium economy, business or first',
      `${label}, ${classText}`,
    );

  const operatedBy = cleanText(record.operated_by);
  if (operatedBy.length > operatorCharactersAtMost)
    return refused('names an operator in more than 100 characters', label);

  const oneWayPence = toPence(record.one_way);
  const roundTripPence = toPence(record.round_trip);
  const oneWaySavingPence = toPence(record.one_way_saving);
  const roundTripSavingPence = toPence(record.round_trip_saving);
  const written = ['one_way', 'one_way_saving', 'round_trip', 'round_trip_saving']
    .flatMap((column) => (cleanText(record[column]) ? [`${column} ${record[column]}`] : []))
    .join(', ');
  const amounts = [oneWayPence, roundTripPence, oneWaySavingPence, roundTripSavingPence];
  if (amounts.includes('bad'))
    return refused(
      'has an amount that is not pounds with at most two decimals, up to 100,000',
      `${label}, ${written}`,
    );
  if (oneWayPence === 0 || roundTripPence === 0)
    return refused('has a price of nothing', `${label}, ${written}`);
  if (oneWayPence === null && roundTripPence === null) return refused('has no price', label);
  if (
    (oneWayPence === null && oneWaySavingPence) ||
    (roundTripPence === null && roundTripSavingPence)
  )
    return refused('has a saving without its price', `${label}, ${written}`);
  return {
    value: {
      departureCode,
      arrivalCode,
      airline,
      month,
      travelClass,
      oneWayPence: oneWayPence as number | null,
      oneWaySavingPence: (oneWaySavingPence as number | null) ?? 0,
      roundTripPence: roundTripPence as number | null,
      roundTripSavingPence: (roundTripSavingPence as number | null) ?? 0,
      operatedBy: operatedBy || undefined,
    },
  };
}

/** '1234.5' and '£1,234.50' are 123450 pence. */
export function toPence(amount: string | undefined): number | null | 'bad' {
  const text = cleanText(amount);
  if (text === '') return null;
  const pounds = toNumber(text);
  if (pounds === undefined || pounds < 0 || pounds > highestPounds || /\.\d{3}/.test(text))
    return 'bad';
  return Math.round(pounds * 100);
}
