import { addDays, daysBetween, type LocalDate } from '@larkfare/london-dates';
import { totalPence } from '@larkfare/travellers';
import { type Columns, type Seed, seedColumns } from './seed-columns.rules.ts';
import { type SeededRandom } from './seeded-random.rules.ts';
import { randomPerson } from './people.rules.ts';

const spanDays = 548;

type Status = 'pending' | 'in-progress' | 'responded' | 'closed';

/** Quote requests over a year and a half, the newer the more of them open. */
export const planQuotes = (seed: Seed, count: number): Columns[] =>
  seed.flights.length ? days(seed, count).map((day) => toQuote(seed, day)) : [];

export const planMessages = (seed: Seed, count: number): Columns[] =>
  seed.flights.length ? days(seed, count).map((day) => toMessage(seed, day)) : [];

/** Days before today, the oldest first; more and more come as the business grows. */
const days = ({ random, today }: Seed, count: number): LocalDate[] =>
  Array.from({ length: count }, () =>
    addDays(today, -1 - Math.floor(spanDays * random.next() ** 1.35)),
  ).sort();

function toQuote(seed: Seed, day: LocalDate): Columns {
  const { random, flights, today, texts } = seed;
  const person = randomPerson(seed);
  const flight = random.pick(flights);
  const status = statusOf(random, day, today);
  const isRoundTrip = random.is(0.8);
  const prefers = random.is(0.35);
  const departureDate = addDays(day, random.between(10, 240));
  const price = random.pick(flight.monthlyPrices.filter(({ roundTripPence }) => roundTripPence));
  const travellers = {
    adults: random.between(1, 5),
    children: random.is(0.3) ? random.between(1, 3) : 0,
    infants: random.is(0.1) ? 1 : 0,
  };
  const isAnswered = status === 'responded' || status === 'closed';
  return {
    ...seedColumns(random, 'quote', day, editedAfter(random, status, day, today)),
    customer_name: person.name,
    email: person.email,
    contact_phone: random.is(0.7) ? person.phone : '',
    trip_type: isRoundTrip ? 'round-trip' : 'one-way',
    from: flight.departureAirport.locationName,
    to: random.is(0.8)
      ? flight.arrivalAirport.locationName
      : `${flight.arrivalAirport.locationName} or somewhere near`,
    preferred_airline_id: prefers ? flight.airline.id : null,
    preferred_airline_short_name: prefers ? flight.airline.shortName : null,
    departure_date: departureDate,
    return_date: isRoundTrip ? addDays(departureDate, random.between(3, 21)) : null,
    ...travellers,
    extra_details: random.is(0.6) ? random.pick(texts.quoteDetails) : '',
    status,
    price_pence: isAnswered ? totalPence(price.roundTripPence ?? 0, travellers) : null,
    notes: isAnswered && random.is(0.5) ? random.pick(texts.officeNotes) : '',
  };
}

function toMessage(seed: Seed, day: LocalDate): Columns {
  const { random, flights, today, texts } = seed;
  const person = randomPerson(seed);
  const place = random.pick(flights).arrivalAirport.locationName;
  const status = statusOf(random, day, today);
  return {
    ...seedColumns(random, 'contact', day, editedAfter(random, status, day, today)),
    name: person.name,
    email: person.email,
    phone: random.is(0.6) ? person.phone : '',
    message: random.pick(texts.contactMessages).replace('{place}', place),
    status,
    extra_notes: status !== 'pending' && random.is(0.5) ? random.pick(texts.officeNotes) : '',
  };
}

function statusOf(random: SeededRandom, day: LocalDate, today: LocalDate): Status {
  const ageDays = daysBetween(day, today);
  if (ageDays <= 3) return random.is(0.8) ? 'pending' : 'in-progress';
  if (ageDays <= 21)
    return random.choose({ pending: 25, 'in-progress': 30, responded: 35, closed: 10 });
  return random.choose({ pending: 2, 'in-progress': 4, responded: 24, closed: 70 });
}

const editedAfter = (random: SeededRandom, status: Status, day: LocalDate, today: LocalDate) =>
  status === 'pending' ? undefined : Math.min(daysBetween(day, today) - 1, random.between(0, 5));
