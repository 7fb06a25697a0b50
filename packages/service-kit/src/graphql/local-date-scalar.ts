import { isLocalDate } from '@larkfare/london-dates';
import { GraphQLScalarType, Kind } from 'graphql';
import { badInput } from './faults.ts';

function parseLocalDate(value: unknown): string {
  if (!isLocalDate(value))
    throw badInput(`${String(value).slice(0, 40)} is not a date. Dates are written YYYY-MM-DD.`);
  return value;
}

/** A day in the Gregorian calendar as it is in Europe/London, `YYYY-MM-DD`. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'A day in the Gregorian calendar, YYYY-MM-DD, as it is in Europe/London.',
  serialize: parseLocalDate,
  parseValue: parseLocalDate,
  parseLiteral: (node) => parseLocalDate(node.kind === Kind.STRING ? node.value : undefined),
});
