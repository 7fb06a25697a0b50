import { type LocalDate } from '@larkfare/london-dates';
import { type Condition } from '@larkfare/data-kit/paging';
import { LocalDateScalar } from '@larkfare/data-kit/subgraph';
import { isId } from '@larkfare/text-rules';
import { Field, ID, InputType } from 'type-graphql';
import { searchCondition } from '../back-office/search-condition.ts';
import { BookingState } from './booking.entity.ts';

@InputType({ description: 'Conditions on the bookings; an empty list matches everything.' })
export class BookingFilterInput {
  @Field(() => [ID], { defaultValue: [] })
  airlineIds!: string[];

  @Field(() => [ID], { defaultValue: [] })
  departureAirportIds!: string[];

  @Field(() => [ID], { defaultValue: [] })
  arrivalAirportIds!: string[];

  @Field(() => [BookingState], { defaultValue: [] })
  states!: BookingState[];

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day of departure.' })
  departureFrom?: LocalDate | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day of departure.' })
  departureTo?: LocalDate | null;

  @Field(() => String, {
    defaultValue: '',
    description: 'A part of a reference, a name, an email address or a phone number.',
  })
  query!: string;
}

/** Filters by the snapshot, so that a flight edited since does not move a booking to another list. */
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
