import { onlyProblems, type Problems } from '@larkfare/text-rules';
import type { AirportInput, ManagedAirportFragment } from './airports.generated.ts';

export type AirportDetails = {
  name: string;
  code: string;
  locationId: string;
  /** The content of the location's field: text without a picked suggestion belongs to no id. */
  locationName: string;
};

/** Specification §5: at most three; stored in capitals however they are typed. */
export const toCode = (typed: string): string => typed.trim().toUpperCase().slice(0, 3);

export const newAirport = (location?: { id: string; name: string }): AirportDetails => ({
  name: '',
  code: '',
  locationId: location?.id ?? '',
  locationName: location?.name ?? '',
});

export const toAirportDetails = ({
  name,
  code,
  location,
}: Pick<ManagedAirportFragment, 'name' | 'code' | 'location'>): AirportDetails => ({
  name,
  code,
  locationId: location.id,
  locationName: location.name,
});

/** The same sentences as the server's. */
export const airportProblems = (details: AirportDetails): Problems<AirportDetails> =>
  onlyProblems<AirportDetails>({
    name: details.name.trim() === '' ? 'Name is required.' : undefined,
    code: /^[A-Z0-9]{3}$/.test(toCode(details.code))
      ? undefined
      : 'The code has three letters or digits.',
    locationId: details.locationId === '' ? locationProblem(details.locationName) : undefined,
  });

const locationProblem = (typed: string) =>
  typed.trim() === '' ? 'Location is required.' : 'Choose a location from the suggestions.';

export const toAirportInput = ({ name, code, locationId }: AirportDetails): AirportInput => ({
  name: name.trim(),
  code: toCode(code),
  locationId,
});

export const describeAirport = (details: AirportDetails): Record<string, string> => ({
  Name: details.name,
  Code: details.code,
  Location: details.locationName,
});

/** The title names the location whose airports are listed (specification §2). */
export const airportsTitle = (locationName: string | undefined): string =>
  locationName ? `Manage Airports in ${locationName}` : 'Manage Airports';
