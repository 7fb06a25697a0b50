import { recordMutations, type Records, saveResult } from '@larkfare/data-kit/records';
import { AlreadyExists, InvalidInput, refuseInput } from '@larkfare/data-kit/refusals';
import { airportsByLocations } from '../airports/airports.ts';
import { notFoundMessage } from '../id.rules.ts';
import { Location } from './location.entity.ts';
import { LocationInput } from './location.input.ts';
import {
  canDeleteLocation,
  locationProblems,
  locationValues,
  newLocationProblems,
} from './location.rules.ts';

const locations: Records<Location, LocationInput> = {
  type: Location,
  missing: notFoundMessage('Location'),
  toColumns(input, before) {
    const values = locationValues(input);
    const { image, otherNames, description, dealingsDescription, ...others } = values;
    const problems = before ? locationProblems(values) : newLocationProblems(values);
    return (
      refuseInput(problems) ?? {
        ...others,
        // Empty texts are null in the table.
        description: description || null,
        dealingsDescription: dealingsDescription || null,
        ...(image && { image }),
        ...(otherNames && { otherNames }),
      }
    );
  },
  constraints: (input) => ({
    locations_name_unique: () =>
      new AlreadyExists(
        `There is already a location called ${locationValues(input).name} in that country.`,
      ),
    locations_country: () => InvalidInput.of('countryId', notFoundMessage('Country')),
  }),
  async canDelete({ id }, manager) {
    const airports = await airportsByLocations(manager, [id]);
    return canDeleteLocation({ hasAirports: airports.length > 0 });
  },
  inUse: ({ name }) => `${name} still has airports.`,
};

export const locationMutations = recordMutations(locations, LocationInput, saveResult(Location));
