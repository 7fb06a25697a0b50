import { countryNames } from '../countries/country.rules.ts';
import { type Named } from '../type-ahead/ranking.rules.ts';
import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toProblems } from '@larkfare/text-rules';
import { choiceProblem } from '../id.rules.ts';
import { requiredProblem, toLine } from '../text.rules.ts';

export interface AirportValues {
  name: string;
  code: string;
  locationId: string;
}

/** An airport stays while flights leave from it or land at it. */
export const canDeleteAirport = (uses: { hasFlights: boolean }): boolean => !uses.hasFlights;

/** Codes are stored in capitals, however they were typed. */
export const airportCode = (typed: string): string => typed.trim().toUpperCase();

/** The input as it is stored. */
export const airportValues = ({ name, code, locationId }: AirportValues): AirportValues => ({
  name: toLine(name),
  code: airportCode(code),
  locationId: locationId.trim(),
});

/** Validation problems of an airport; specification §5, 'Airport', and §9, 'Airport code length 3'. */
export const airportProblems = ({ name, code, locationId }: AirportValues): FieldProblem[] =>
  toProblems({
    name: requiredProblem('Name', name, 150),
    code: /^[A-Z0-9]{3}$/.test(code) ? undefined : 'The code has three letters or digits.',
    locationId: choiceProblem('Location', locationId),
  });

interface PlacedAirport {
  code: string;
  name: string;
  locationName: string;
  /** Other names of the location. */
  otherNames: readonly string[];
  countryName: string;
  countryCode: string | null;
}

/** Everything that an airport is searched by. */
export const namesOfAirport = (airport: PlacedAirport): Named => ({
  ...namesOfLocation(airport, [airport.code]),
  details: [airport.name],
});

/** The same of a location; codes among its other names, such as 'NYC', count only when they are whole. */
export const namesOfLocation = (
  {
    locationName,
    otherNames,
    countryName: name,
    countryCode: code,
  }: Omit<PlacedAirport, 'code' | 'name'>,
  codes: readonly string[],
): Named => {
  const cityCodes = otherNames.filter((each) => /^[A-Z]{2,3}$/.test(each));
  return {
    codes: [...codes, ...cityCodes],
    names: [locationName, ...otherNames.filter((each) => !cityCodes.includes(each))],
    within: countryNames({ name, code }),
  };
};
