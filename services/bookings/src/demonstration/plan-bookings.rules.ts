import { addDays, daysBetween, type LocalDate, monthOf } from '@larkfare/london-dates';
import { type Chance } from './chance.rules.ts';
import { type Columns, kept } from './kept.rules.ts';
import { type OfferedFlight } from './offered-flight.ts';
import { somebody } from './people.rules.ts';
import { wishes } from './texts.rules.ts';

/** How much people like to leave in each month, January first: summer, half-terms and Christmas. */
const season = [6, 8, 8, 10, 9, 12, 16, 15, 9, 9, 6, 11];

/** Bookings as a year and a half of business would have left them, the oldest first. */
export function planBookings(
  chance: Chance,
  flights: readonly OfferedFlight[],
  today: LocalDate,
  count: number,
): Columns[] {
  const liked = byLiking(chance, flights);
  const planned: Columns[] = [];
  while (liked.length && planned.length < count) {
    const trip = planTrip(chance, today);
    const flight = chance.weighted(liked);
    const pricePence = trip && priceOf(flight, trip);
    if (trip && pricePence) planned.push(toBooking(chance, flight, trip, pricePence, today));
  }
  return planned.sort((one, other) => (String(one.created_at) < String(other.created_at) ? -1 : 1));
}

/** Some places are liked much better than others, and to each of them the first flights offered better than the last. */
function byLiking(chance: Chance, flights: readonly OfferedFlight[]) {
  const places = new Map<string, { liking: number; flights: number }>();
  return flights.map((flight) => {
    const place = places.get(flight.arrivalAirport.id) ?? {
      liking: 1 + 5 * chance.next() ** 3,
      flights: 0,
    };
    places.set(flight.arrivalAirport.id, { ...place, flights: place.flights + 1 });
    return [place.liking / (2 + place.flights), flight] as const;
  });
}

interface Trip {
  requested: LocalDate;
  departureDate: LocalDate;
  returnDate: LocalDate | null;
}

/** A departure from a year back to some months ahead, asked for one to twenty-five weeks before; none that is not asked for yet. */
function planTrip(chance: Chance, today: LocalDate): Trip | undefined {
  const departureDate = addDays(today, chance.between(-365, 170));
  if (!chance.is((season[monthOf(departureDate) - 1] ?? 0) / 16)) return undefined;

  const leadDays = Math.round(7 + 170 * chance.next() ** 1.7);
  const requested = addDays(departureDate, -leadDays);
  if (requested >= today) return undefined;

  const isRoundTrip = chance.is(0.78);
  const days = chance.weighted([
    [3, chance.between(2, 5)],
    [5, chance.between(7, 14)],
    [2, chance.between(15, 28)],
  ]);
  return {
    requested,
    departureDate,
    returnDate: isRoundTrip ? addDays(departureDate, days) : null,
  };
}

/** The month of departure picks the price, as it does for visitors. */
function priceOf(flight: OfferedFlight, { departureDate, returnDate }: Trip) {
  const price = flight.monthlyPrices.find(({ month }) => month === monthOf(departureDate));
  return returnDate ? price?.roundTripPence : price?.oneWayPence;
}

function toBooking(
  chance: Chance,
  flight: OfferedFlight,
  trip: Trip,
  pricePence: number,
  today: LocalDate,
): Columns {
  const person = somebody(chance);
  const adults = chance.weighted([
    [30, 1],
    [48, 2],
    [9, 3],
    [10, 4],
    [3, 6],
  ]);
  const children = adults > 1 && chance.is(0.28) ? chance.between(1, 3) : 0;
  const infants = adults > 1 && chance.is(0.08) ? 1 : 0;
  const state = stateOf(chance, trip, today);
  const wasEdited = state !== 'pending';
  const ageDays = daysBetween(trip.requested, today);
  const editedAfterDays = wasEdited ? Math.min(ageDays - 1, chance.between(0, 4)) : undefined;

  return {
    ...kept(chance, 'LF', trip.requested, editedAfterDays),
    flight_id: flight.flightId,
    customer_name: person.name,
    user_email: person.email,
    contact_phone: person.phone,
    contact_preference: chance.weighted([
      [5, 'call'],
      [3, 'whatsapp'],
      [4, 'email'],
    ]),
    adults,
    children,
    infants,
    extra_details: chance.is(0.35) ? chance.pick(wishes) : '',
    departure_date: trip.departureDate,
    return_date: trip.returnDate,
    airline_id: flight.airline.id,
    airline_name: flight.airline.name,
    airline_short_name: flight.airline.shortName,
    airline_monogram: flight.airline.monogramPicture ?? null,
    departure_airport_id: flight.departureAirport.id,
    departure_airport_code: flight.departureAirport.code,
    departure_airport_name: flight.departureAirport.name,
    arrival_airport_id: flight.arrivalAirport.id,
    arrival_airport_code: flight.arrivalAirport.code,
    arrival_airport_name: flight.arrivalAirport.name,
    outbound_minutes: flight.outboundMinutes,
    return_minutes: flight.returnMinutes,
    stops: flight.stops,
    initial_price_pence: pricePence,
    state,
    final_price_pence: state === 'confirmed' ? agreed(chance, pricePence, adults, children) : null,
    notes: wasEdited && chance.is(0.4) ? noteFor(chance, state) : '',
  };
}

type State = 'pending' | 'in-progress' | 'confirmed' | 'cancelled';

/** The older a request, the more of it is settled; what has departed is, but for what nobody followed up. */
function stateOf(chance: Chance, { requested, departureDate }: Trip, today: LocalDate): State {
  if (departureDate < today)
    return chance.weighted([
      [83, 'confirmed'],
      [15, 'cancelled'],
      [2, 'pending'],
    ]);
  const ageDays = daysBetween(requested, today);
  if (ageDays <= 2)
    return chance.weighted([
      [8, 'pending'],
      [2, 'in-progress'],
    ]);
  if (ageDays <= 12)
    return chance.weighted([
      [25, 'pending'],
      [35, 'in-progress'],
      [35, 'confirmed'],
      [5, 'cancelled'],
    ]);
  return chance.weighted([
    [7, 'pending'],
    [17, 'in-progress'],
    [65, 'confirmed'],
    [11, 'cancelled'],
  ]);
}

/** For all of them together; children pay less, and now and then the office rounds down. */
function agreed(chance: Chance, pricePence: number, adults: number, children: number): number {
  const pence = Math.round(pricePence * (adults + 0.75 * children));
  return chance.is(0.3) ? Math.floor(pence / 500) * 500 : pence;
}

const noteFor = (chance: Chance, state: State): string =>
  chance.pick(
    {
      pending: [''],
      'in-progress': ['Rang, no answer. Try again tomorrow.', 'Waiting for the airline.'],
      confirmed: [
        'Deposit taken, balance due six weeks before departure.',
        'Paid in full by bank transfer.',
        'Pay later, six installments agreed.',
        'Seats together confirmed with the airline.',
      ],
      cancelled: ['Found another date, will ask again.', 'Customer changed plans.', 'Too dear.'],
    }[state],
  );
