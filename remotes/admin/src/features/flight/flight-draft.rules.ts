import { monthNames } from '@larkfare/london-dates';
import { travelClasses, travelClassNames } from '@larkfare/travellers';
import type { Problems } from '@larkfare/text-rules';
import type { AirportChoice } from '../../fields/airport-choice.rules.ts';
import type { FlightDetailFragment } from './flight-detail.generated.ts';
import { columns, gridProblems, toGrid, toMonthlyPrices, type Grid } from './price-table.rules.ts';
import type { FlightInput } from './update-flight.generated.ts';

/** A flight as it is in the form. Numbers are text until they are saved. */
export type FlightDraft = {
  departure: AirportChoice;
  arrival: AirportChoice;
  airlineId: string;
  outboundHours: string;
  outboundMinutes: string;
  returnHours: string;
  returnMinutes: string;
  stops: string;
  operatedBy: string;
  /** A table for each of `travelClasses`. */
  prices: readonly Grid[];
};

export function toFlightDraft(flight: FlightDetailFragment): FlightDraft {
  const choiceOf = ({ id, name, code }: FlightDetailFragment['departureAirport']) => ({
    id,
    text: name,
    code,
  });
  return {
    departure: choiceOf(flight.departureAirport),
    arrival: choiceOf(flight.arrivalAirport),
    airlineId: flight.airline.id,
    outboundHours: String(Math.floor(flight.outboundMinutes / 60)),
    outboundMinutes: String(flight.outboundMinutes % 60),
    returnHours: String(Math.floor(flight.returnMinutes / 60)),
    returnMinutes: String(flight.returnMinutes % 60),
    stops: String(flight.stops),
    operatedBy: flight.operatedBy ?? '',
    prices: [flight.monthlyPrices, flight.premiumEconomy, flight.business, flight.first].map(
      toGrid,
    ),
  };
}

type FlightProblems = Problems<FlightDraft>;

/** Most hours and stops that a flight can have; the catalogue stores no more. */
const mostHours = 165;
const mostStops = 9;

/** Specification §5 'Flight detail save' and 'Flight edit': a sentence for each field with a problem. */
export function flightProblems(draft: FlightDraft): FlightProblems {
  const problems: FlightProblems = {};
  if (!draft.departure.id)
    problems.departure = 'Please choose a departure airport from the suggestions.';
  if (!draft.arrival.id)
    problems.arrival = 'Please choose an arrival airport from the suggestions.';
  if (draft.departure.id && draft.departure.id === draft.arrival.id)
    problems.arrival = 'Departure and arrival must be different.';
  if (!draft.airlineId) problems.airlineId = 'Please select an airline.';
  for (const field of ['outboundHours', 'returnHours'] as const)
    if (!isCount(draft[field], mostHours)) problems[field] = `Enter hours from 0 to ${mostHours}.`;
  for (const field of ['outboundMinutes', 'returnMinutes'] as const)
    if (!isCount(draft[field], 59)) problems[field] = 'Enter minutes from 0 to 59.';
  if (!isCount(draft.stops, mostStops)) problems.stops = `Enter stops from 0 to ${mostStops}.`;
  const [first, ...others] = draft.prices.flatMap((grid, index) =>
    gridProblems(grid).map((message) => inClass(index, ': ') + message),
  );
  if (first)
    problems.prices = others.length === 0 ? first : `${first} (${others.length} more to correct.)`;
  return problems;
}

/** Specification §5: the return duration is edited only for a round trip, so where one has a price. */
export const sellsRoundTrips = ({ prices }: Pick<FlightDraft, 'prices'>): boolean =>
  prices.some((grid) =>
    toMonthlyPrices(grid).some(({ roundTripPence }) => roundTripPence !== null),
  );

/** Names the class of a table, unless it is economy's. */
const inClass = (index: number, after: string): string => {
  const travelClass = travelClasses[index];
  return travelClass && travelClass !== 'economy' ? travelClassNames[travelClass] + after : '';
};

/** An empty field counts as 0, as numbers do. */
const isCount = (text: string, most: number) =>
  /^\d*$/.test(text.trim()) && Number(text.trim()) <= most;

/** The draft as it is saved, its texts converted to numbers. */
export function toFlightInput(draft: FlightDraft): FlightInput {
  return {
    departureAirportId: draft.departure.id,
    arrivalAirportId: draft.arrival.id,
    airlineId: draft.airlineId,
    outboundMinutes: Number(draft.outboundHours) * 60 + Number(draft.outboundMinutes),
    returnMinutes: Number(draft.returnHours) * 60 + Number(draft.returnMinutes),
    stops: Number(draft.stops),
    operatedBy: draft.operatedBy,
    travelClasses,
    monthlyPrices: draft.prices.flatMap((grid, index) =>
      toMonthlyPrices(grid).map((row) => ({ ...row, travelClass: travelClasses[index] })),
    ),
  };
}

/** Where the server's names for its fields are shown in this form. */
export function fieldOf(serverField: string): keyof FlightDraft {
  if (serverField.startsWith('departure')) return 'departure';
  if (serverField.startsWith('arrival')) return 'arrival';
  if (serverField.startsWith('airline')) return 'airlineId';
  if (serverField.startsWith('outbound')) return 'outboundHours';
  if (serverField.startsWith('return')) return 'returnHours';
  return serverField === 'stops' || serverField === 'operatedBy' ? serverField : 'prices';
}

/** The draft in words, to compare two versions side by side. */
export const describeFlight =
  (airlines: readonly { id: string; name: string }[]) =>
  (draft: FlightDraft): Record<string, string> => {
    const prices = draft.prices.flatMap((grid, index) =>
      monthNames.flatMap((month, row) =>
        columns.map(({ heading }, column) => [
          `${inClass(index, ', ')}${month}, ${heading}`,
          grid[row]?.[column] || 'None',
        ]),
      ),
    );
    return {
      'Departure airport': draft.departure.text,
      'Arrival airport': draft.arrival.text,
      Airline: airlines.find(({ id }) => id === draft.airlineId)?.name ?? 'None',
      'Outbound duration': duration(draft.outboundHours, draft.outboundMinutes),
      'Return duration': duration(draft.returnHours, draft.returnMinutes),
      Stops: draft.stops,
      'Operated by': draft.operatedBy || 'The airline',
      ...Object.fromEntries(prices),
    };
  };

const duration = (hours: string, minutes: string) => `${Number(hours)}h ${Number(minutes)}m`;
