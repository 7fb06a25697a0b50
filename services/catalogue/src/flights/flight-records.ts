import {
  deleteMutation,
  type EditableRecords,
  saveResult,
  updateMutation,
  updateRecord,
} from '@larkfare/data-kit/records';
import { AlreadyExists, refuseInput } from '@larkfare/data-kit/refusals';
import { type CatalogueContext } from '../catalogue-context.ts';
import { notFoundMessage } from '../id.rules.ts';
import { Flight } from './flight.entity.ts';
import { FlightInput } from './flight.input.ts';
import { detailsProblems, flightValues, routeProblems } from './flight.rules.ts';
import { monthlyPricesProblem, toMonthlyPrices } from './monthly-price.rules.ts';
import { removePrices, replacePrices } from './monthly-prices.ts';
import { unknownChoices } from './unknown-choices.ts';

const flights: EditableRecords<Flight, FlightInput, CatalogueContext> = {
  type: Flight,
  missing: notFoundMessage('Flight'),
  async toColumns({ monthlyPrices, travelClasses, ...given }, before, manager) {
    const values = flightValues({ ...before, ...withoutAbsent(given) });
    const pricesProblem = monthlyPrices && monthlyPricesProblem(toMonthlyPrices(monthlyPrices));
    const refusal = refuseInput([
      ...routeProblems(values),
      ...detailsProblems(values),
      ...(pricesProblem ? [{ field: 'monthlyPrices', message: pricesProblem }] : []),
    ]);
    if (refusal) return refusal;

    if (monthlyPrices) await replacePrices(manager, values.id, monthlyPrices, travelClasses);
    return {
      ...values,
      // Prices are separate rows; their changes raise the flight's version.
      ...(monthlyPrices && { version: values.version + 1 }),
    };
  },
  constraints: () => ({
    ...unknownChoices,
    flights_unique: () =>
      new AlreadyExists('That airline already has a flight between those airports.'),
  }),
  canDelete: ({ id }, _, { canDeleteFlight }) => canDeleteFlight(id),
  inUse: () => 'This flight has bookings.',
  beforeDelete: ({ id }, manager) => removePrices(manager, id),
};

const withoutAbsent = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value != null)) as Partial<Flight>;

export const flightMutations = [
  updateMutation(Flight, FlightInput, saveResult(Flight), (context: CatalogueContext, change) =>
    updateRecord(context, flights, change),
  ),
  deleteMutation(flights),
];
