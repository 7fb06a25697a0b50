import {
  AlreadyExists,
  type DeleteResult,
  InvalidInput,
  isStale,
  NotFound,
  Stale,
} from '@larkfare/service-kit';
import { type CatalogueContext } from '../catalogue-context.ts';
import { goneSentence } from '../id.rules.ts';
import { changeRecord, deleteRecord, lockRecord, type Update, write } from '../records.ts';
import { Flight } from './flight.entity.ts';
import { type FlightInput, FlightSaved, type SaveFlightResult } from './flight.input.ts';
import { routeOf, routeProblems, timesProblems } from './flight.rules.ts';
import { monthlyPricesAsKept, monthlyPricesProblem } from './monthly-price.rules.ts';
import { removePrices, replacePrices } from './monthly-prices.ts';
import { unknownChoices } from './unknown-choices.ts';

const missing = goneSentence('Flight');

const refusals = {
  ...unknownChoices,
  flights_unique: () =>
    new AlreadyExists('That airline already has a flight between those airports.'),
};

export const updateFlight = (
  context: CatalogueContext,
  { id, input, version }: Update<FlightInput>,
): Promise<typeof SaveFlightResult> =>
  write(context, refusals, async (manager) => {
    const flight = await lockRecord(manager, Flight, id);
    if (!flight) return new NotFound(missing);
    if (isStale(flight, version)) return new Stale();

    const { monthlyPrices, ...given } = input;
    const values = { ...flight, ...withoutAbsent(given) };
    const route = routeOf(values);
    const prices = monthlyPrices && monthlyPricesAsKept(monthlyPrices);
    const pricesProblem = prices && monthlyPricesProblem(prices);
    const problems = [
      ...routeProblems(route),
      ...timesProblems(values),
      ...(pricesProblem ? [{ field: 'monthlyPrices', message: pricesProblem }] : []),
    ];
    if (problems.length) return new InvalidInput(problems);

    const { outboundMinutes, returnMinutes, stops } = values;
    const changed = { ...route, outboundMinutes, returnMinutes, stops };
    if (prices) await replacePrices(manager, flight.id, prices);
    return new FlightSaved(await changeRecord(manager, Flight, flight, changed));
  });

const withoutAbsent = (given: Omit<FlightInput, 'monthlyPrices'>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as Partial<Flight>;

/** Deletes a flight with its prices, unless it has bookings: their rule is asked first, their foreign key decides a race. */
export const deleteFlight = (context: CatalogueContext, id: string): Promise<typeof DeleteResult> =>
  deleteRecord(context, {
    type: Flight,
    id,
    missing,
    canDelete: (_, flight) => context.canDeleteFlight(flight.id),
    beforehand: (manager, flight) => removePrices(manager, flight.id),
    inUse: () => 'This flight has bookings.',
  });
