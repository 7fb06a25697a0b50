import { addDays, daysBetween, type LocalDate } from '@larkfare/london-dates';
import { type Chance } from './chance.rules.ts';
import { type Columns, kept } from './kept.rules.ts';
import { type OfferedFlight } from './offered-flight.ts';
import { somebody } from './people.rules.ts';
import { messages, officeNotes, quoteDetails } from './texts.rules.ts';

const spanDays = 548;

type Status = 'pending' | 'in-progress' | 'responded' | 'closed';

/** Quote requests over a year and a half, the newer the more of them open. */
export const planQuotes = (
  chance: Chance,
  flights: readonly OfferedFlight[],
  today: LocalDate,
  count: number,
): Columns[] =>
  flights.length
    ? days(chance, today, count).map((day) => toQuote(chance, flights, day, today))
    : [];

export const planMessages = (
  chance: Chance,
  flights: readonly OfferedFlight[],
  today: LocalDate,
  count: number,
): Columns[] =>
  flights.length
    ? days(chance, today, count).map((day) => toMessage(chance, flights, day, today))
    : [];

/** Days before today, the oldest first; more and more come as the business grows. */
const days = (chance: Chance, today: LocalDate, count: number): LocalDate[] =>
  Array.from({ length: count }, () =>
    addDays(today, -1 - Math.floor(spanDays * chance.next() ** 1.35)),
  ).sort();

function toQuote(
  chance: Chance,
  flights: readonly OfferedFlight[],
  day: LocalDate,
  today: LocalDate,
): Columns {
  const person = somebody(chance);
  const flight = chance.pick(flights);
  const status = statusOf(chance, day, today);
  const isRoundTrip = chance.is(0.8);
  const prefers = chance.is(0.35);
  const departureDate = addDays(day, chance.between(10, 240));
  const price = chance.pick(flight.monthlyPrices.filter(({ roundTripPence }) => roundTripPence));
  const adults = chance.between(1, 5);
  const isAnswered = status === 'responded' || status === 'closed';
  return {
    ...kept(chance, 'LQ', day, editedAfter(chance, status, day, today)),
    customer_name: person.name,
    email: person.email,
    contact_phone: chance.is(0.7) ? person.phone : '',
    trip_type: isRoundTrip ? 'round-trip' : 'one-way',
    from: flight.departureAirport.locationName,
    to: chance.is(0.8)
      ? flight.arrivalAirport.locationName
      : `${flight.arrivalAirport.locationName} or somewhere near`,
    preferred_airline_id: prefers ? flight.airline.id : null,
    preferred_airline_short_name: prefers ? flight.airline.shortName : null,
    departure_date: departureDate,
    return_date: isRoundTrip ? addDays(departureDate, chance.between(3, 21)) : null,
    adults,
    children: chance.is(0.3) ? chance.between(1, 3) : 0,
    infants: chance.is(0.1) ? 1 : 0,
    extra_details: chance.is(0.6) ? chance.pick(quoteDetails) : '',
    status,
    price_pence: isAnswered ? adults * (price.roundTripPence ?? 0) : null,
    notes: isAnswered && chance.is(0.5) ? chance.pick(officeNotes) : '',
  };
}

function toMessage(
  chance: Chance,
  flights: readonly OfferedFlight[],
  day: LocalDate,
  today: LocalDate,
): Columns {
  const person = somebody(chance);
  const place = chance.pick(flights).arrivalAirport.locationName;
  const status = statusOf(chance, day, today);
  return {
    ...kept(chance, 'LM', day, editedAfter(chance, status, day, today)),
    name: person.name,
    email: person.email,
    phone: chance.is(0.6) ? person.phone : '',
    message: chance.pick(messages).replace('{place}', place),
    status,
    extra_notes: status !== 'pending' && chance.is(0.5) ? chance.pick(officeNotes) : '',
  };
}

function statusOf(chance: Chance, day: LocalDate, today: LocalDate): Status {
  const ageDays = daysBetween(day, today);
  if (ageDays <= 3) return chance.is(0.8) ? 'pending' : 'in-progress';
  if (ageDays <= 21)
    return chance.weighted([
      [25, 'pending'],
      [30, 'in-progress'],
      [35, 'responded'],
      [10, 'closed'],
    ]);
  return chance.weighted([
    [2, 'pending'],
    [4, 'in-progress'],
    [24, 'responded'],
    [70, 'closed'],
  ]);
}

const editedAfter = (chance: Chance, status: Status, day: LocalDate, today: LocalDate) =>
  status === 'pending' ? undefined : Math.min(daysBetween(day, today) - 1, chance.between(0, 5));
