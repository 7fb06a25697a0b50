import { addDays, daysBetween, type LocalDate, monthOf } from '@larkfare/london-dates';
import { totalPence } from '@larkfare/travellers';
import { toSnapshot } from '../bookings/flight-snapshot.rules.ts';
import { type Columns, type Seed, seedColumns } from './seed-columns.rules.ts';
import { type SeededRandom } from './seeded-random.rules.ts';
import { type OfferedFlight } from './offered-flight.ts';
import { randomPerson } from './people.rules.ts';

/** How much people like to leave in each month, January first: summer, half-terms and Christmas. */
const season = [6, 8, 8, 10, 9, 12, 16, 15, 9, 9, 6, 11];

/** Bookings as a year and a half of business would have left them, the oldest first. */
export function planBookings(seed: Seed, count: number): Columns[] {
  const { random, flights, today } = seed;
  const liked = byLiking(random, flights.filter(hasPrice));
  const planned: Columns[] = [];
  while (liked.length && planned.length < count) {
    const trip = planTrip(random, today);
    const flight = random.weighted(liked);
    const pricePence = trip && priceOf(flight, trip);
    if (trip && pricePence) planned.push(toBooking(seed, flight, trip, pricePence));
  }
  return planned.sort((one, other) => (String(one.created_at) < String(other.created_at) ? -1 : 1));
}

/** Some places are liked much better than others, and to each of them the first flights offered better than the last. */
function byLiking(random: SeededRandom, flights: readonly OfferedFlight[]) {
  const places = new Map<string, { liking: number; flights: number }>();
  return flights.map((flight) => {
    const place = places.get(flight.arrivalAirport.id) ?? {
      liking: 1 + 5 * random.next() ** 3,
      flights: 0,
    };
    places.set(flight.arrivalAirport.id, { ...place, flights: place.flights + 1 });
    return [flight, place.liking / (2 + place.flights)] as const;
  });
}

interface Trip {
  requested: LocalDate;
  departureDate: LocalDate;
  returnDate: LocalDate | null;
}

/** A departure from a year back to some months ahead, requested one to twenty-five weeks before; none is requested in the future. */
function planTrip(random: SeededRandom, today: LocalDate): Trip | undefined {
  const departureDate = addDays(today, random.between(-365, 170));
  if (!random.is((season[monthOf(departureDate) - 1] ?? 0) / 16)) return undefined;

  const leadDays = Math.round(7 + 170 * random.next() ** 1.7);
  const requested = addDays(departureDate, -leadDays);
  if (requested >= today) return undefined;

  const isRoundTrip = random.is(0.78);
  const days = random.weighted([
    [random.between(2, 5), 3],
    [random.between(7, 14), 5],
    [random.between(15, 28), 2],
  ]);
  return {
    requested,
    departureDate,
    returnDate: isRoundTrip ? addDays(departureDate, days) : null,
  };
}

const hasPrice = ({ monthlyPrices }: OfferedFlight) =>
  monthlyPrices.some(({ oneWayPence, roundTripPence }) => oneWayPence || roundTripPence);

/** The month of departure picks the price, as it does for visitors. */
function priceOf(flight: OfferedFlight, { departureDate, returnDate }: Trip) {
  const price = flight.monthlyPrices.find(({ month }) => month === monthOf(departureDate));
  return returnDate ? price?.roundTripPence : price?.oneWayPence;
}

function toBooking(seed: Seed, flight: OfferedFlight, trip: Trip, pricePence: number): Columns {
  const { random, today, texts } = seed;
  const person = randomPerson(seed);
  const adults = random.weighted([
    [1, 30],
    [2, 48],
    [3, 9],
    [4, 10],
    [6, 3],
  ]);
  const children = adults > 1 && random.is(0.28) ? random.between(1, 3) : 0;
  const infants = adults > 1 && random.is(0.08) ? 1 : 0;
  const state = stateOf(random, trip, today);
  const wasEdited = state !== 'pending';
  const ageDays = daysBetween(trip.requested, today);
  const editedAfterDays = wasEdited ? Math.min(ageDays - 1, random.between(0, 4)) : undefined;

  return {
    ...seedColumns(random, 'booking', trip.requested, editedAfterDays),
    flight_id: flight.flightId,
    customer_name: person.name,
    user_email: person.email,
    contact_phone: person.phone,
    contact_preference: random.choose({ call: 5, whatsapp: 3, email: 4 }),
    adults,
    children,
    infants,
    extra_details: random.is(0.35) ? random.pick(texts.bookingWishes) : '',
    departure_date: trip.departureDate,
    return_date: trip.returnDate,
    ...toColumns(toSnapshot(flight)),
    initial_price_pence: pricePence,
    state,
    final_price_pence:
      state === 'confirmed'
        ? agreed(random, totalPence(pricePence, { adults, children, infants }))
        : null,
    notes: wasEdited && random.is(0.4) ? random.pick(texts.bookingNotes[state]) : '',
  };
}

/** Properties of the entity under the names of their columns. */
const toColumns = (properties: Columns): Columns =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

type State = 'pending' | 'in-progress' | 'confirmed' | 'cancelled';

/** The older a request, the more of it is settled; what has departed is, except for what was never followed up. */
function stateOf(
  random: SeededRandom,
  { requested, departureDate }: Trip,
  today: LocalDate,
): State {
  if (departureDate < today) return random.choose({ confirmed: 83, cancelled: 15, pending: 2 });
  const ageDays = daysBetween(requested, today);
  if (ageDays <= 2) return random.choose({ pending: 8, 'in-progress': 2 });
  if (ageDays <= 12)
    return random.choose({ pending: 25, 'in-progress': 35, confirmed: 35, cancelled: 5 });
  return random.choose({ pending: 7, 'in-progress': 17, confirmed: 65, cancelled: 11 });
}

/** For all of them together; now and then the office rounds down. */
const agreed = (random: SeededRandom, pence: number): number =>
  random.is(0.3) ? Math.floor(pence / 500) * 500 : pence;
