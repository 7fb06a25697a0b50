import { recordMutations, type Records, saveResult } from '@larkfare/data-kit/records';
import { AlreadyExists, refuseInput } from '@larkfare/data-kit/refusals';
import { notFoundMessage } from '../id.rules.ts';
import { Airline } from './airline.entity.ts';
import { AirlineInput } from './airline.input.ts';
import { airlineName, airlineProblems, airlineValues, canDeleteAirline } from './airline.rules.ts';
import { airlinesWithFlights } from './airlines.ts';

const airlines: Records<Airline, AirlineInput> = {
  type: Airline,
  missing: notFoundMessage('Airline'),
  toColumns(input, before) {
    const values = airlineValues(input);
    return (
      refuseInput(airlineProblems(values)) ?? {
        ...values,
        name: airlineName(before, values.shortName),
      }
    );
  },
  constraints: (input) => ({
    airlines_short_name_unique: () =>
      new AlreadyExists(
        `There is already an airline with the short name ${airlineValues(input).shortName}.`,
      ),
  }),
  async canDelete({ id }, manager) {
    const used = await airlinesWithFlights(manager, [id]);
    return canDeleteAirline({ hasFlights: used.length > 0 });
  },
  inUse: ({ shortName }) => `${shortName} still has flights.`,
};

export const airlineMutations = recordMutations(airlines, AirlineInput, saveResult(Airline));
