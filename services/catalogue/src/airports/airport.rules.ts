import { type FieldProblem } from '@larkfare/service-kit';

/** An airport stays while flights leave from it or land at it. */
export const canDeleteAirport = (uses: { flights: number }): boolean => uses.flights === 0;

/** Codes are kept in capitals, however they were typed. */
export const airportCode = (typed: string): string => typed.trim().toUpperCase();

/** What is wrong with an airport as it was filled in; specification §5, 'Airport', and §9, 'Airport code length 3'. */
export function airportProblems(input: {
  name: string;
  code: string;
  locationId: string;
}): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!input.name.trim()) problems.push({ field: 'name', message: 'Name is required.' });
  if (!/^[A-Z0-9]{3}$/.test(airportCode(input.code)))
    problems.push({ field: 'code', message: 'The code has three letters or digits.' });
  if (!input.locationId) problems.push({ field: 'locationId', message: 'Location is required.' });
  return problems;
}
