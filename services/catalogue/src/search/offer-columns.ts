import { isEconomy, TravelClass } from '../flights/monthly-price.rules.ts';
import { TripType } from './search.rules.ts';

/** The parts of a statement that lists and single offers share. `f` is the row of flights, `p` that of monthly_prices. */

/** What decides which of a flight's prices are read. */
export interface PriceShape {
  tripType: TripType;
  /** Economy when absent. */
  travelClass?: TravelClass;
}

const columns = {
  [TripType.oneWay]: {
    byMonth: 'f.one_way_by_month',
    price: 'p.one_way_pence',
    saving: 'p.one_way_saving_pence',
  },
  [TripType.roundTrip]: {
    byMonth: 'f.round_trip_by_month',
    price: 'p.round_trip_pence',
    saving: 'p.round_trip_saving_pence',
  },
};

/** The flight's prices from January on: the twelve of that class, where the copy goes on after those of economy. */
export function priceByMonth({ tripType, travelClass }: PriceShape): string {
  const { byMonth } = columns[tripType];
  if (!travelClass || isEconomy({ travelClass })) return byMonth;
  const before = 12 * Object.values(TravelClass).indexOf(travelClass);
  return `${byMonth}[${before + 1}:${before + 12}]`;
}

export const priceColumn = ({ tripType }: PriceShape): string => columns[tripType].price;

export const savingColumn = ({ tripType }: PriceShape): string => columns[tripType].saving;

/** The condition that `p` offers its flight in that month. */
export const isOfferedIn = (month: string, shape: PriceShape): string =>
  `p.travel_class = '${shape.travelClass ?? TravelClass.economy}' AND p.month = ${month} AND ${priceColumn(shape)} IS NOT NULL`;

export const airlineJson = `json_build_object(
    'id', airline.id, 'name', airline.name, 'shortName', airline.short_name,
    'monogramPicture', airline.monogram_picture, 'logoPicture', airline.logo_picture)`;

type End = 'departure' | 'arrival';

export const airportJson = (end: End): string => `json_build_object(
    'id', ${end}.id, 'code', ${end}.code, 'name', ${end}.name, 'locationName', ${end}_location.name)`;

export const airportJoin = (end: End, flight: string): string =>
  `JOIN airports ${end} ON ${end}.id = ${flight}.${end}_airport_id
   JOIN locations ${end}_location ON ${end}_location.id = ${end}.location_id`;
