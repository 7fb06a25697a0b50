import { isId } from '@larkfare/text-rules';
import { type Condition } from '@larkfare/data-kit/paging';
import { searchCondition } from '../back-office/search-condition.ts';
import { type BookingFilterInput } from './booking.input.ts';

/** By the snapshot, so that a flight edited since does not move a booking to another list. Nothing chosen is everything. */
export const bookingConditions = (
  filter: Partial<BookingFilterInput>,
): (Condition | undefined)[] => [
  oneOf('airline_id', 'airlineIds', filter.airlineIds),
  oneOf('departure_airport_id', 'departureAirportIds', filter.departureAirportIds),
  oneOf('arrival_airport_id', 'arrivalAirportIds', filter.arrivalAirportIds),
  filter.states?.length
    ? { sql: 'state = ANY(:states::text[])', parameters: { states: filter.states } }
    : undefined,
  filter.departureFrom == null
    ? undefined
    : {
        sql: 'departure_date >= :departureFrom::date',
        parameters: { departureFrom: filter.departureFrom },
      },
  filter.departureTo == null
    ? undefined
    : {
        sql: 'departure_date <= :departureTo::date',
        parameters: { departureTo: filter.departureTo },
      },
  searchCondition(filter.query ?? ''),
];

const oneOf = (column: string, name: string, ids: string[] = []): Condition | undefined =>
  ids.length
    ? { sql: `${column} = ANY(:${name}::uuid[])`, parameters: { [name]: ids.filter(isId) } }
    : undefined;
