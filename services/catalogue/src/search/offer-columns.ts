import { TripType } from './search.rules.ts';

/** The parts of a statement that an offer in a list and a single offer share. `p` is the row of monthly_prices. */
export const priceColumn = {
  [TripType.oneWay]: 'p.one_way_pence',
  [TripType.roundTrip]: 'p.round_trip_pence',
};

export const savingColumn = {
  [TripType.oneWay]: 'p.one_way_saving_pence',
  [TripType.roundTrip]: 'p.round_trip_saving_pence',
};

export const airlineJson = `json_build_object(
    'id', airline.id, 'name', airline.name, 'shortName', airline.short_name,
    'monogramPicture', airline.monogram_picture, 'logoPicture', airline.logo_picture)`;

type End = 'departure' | 'arrival';

export const airportJson = (end: End): string => `json_build_object(
    'id', ${end}.id, 'code', ${end}.code, 'name', ${end}.name, 'locationName', ${end}_location.name)`;

export const airportJoin = (end: End, flight: string): string =>
  `JOIN airports ${end} ON ${end}.id = ${flight}.${end}_airport_id
   JOIN locations ${end}_location ON ${end}_location.id = ${end}.location_id`;
