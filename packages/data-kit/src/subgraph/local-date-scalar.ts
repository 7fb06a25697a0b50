import { isLocalDate } from '@larkfare/london-dates';
import { GraphQLScalarType, Kind } from 'graphql';
import { badInput } from '@larkfare/server-kit/executor';

function parseLocalDate(value: unknown): string {
  if (isLocalDate(value)) return value;
  const quoted = typeof value === 'string' ? `${value.slice(0, 40)} is not a date. ` : '';
  throw badInput(`${quoted}Dates are written YYYY-MM-DD.`);
}

/** A resolver's result is never the caller's fault. */
function serializeLocalDate(value: unknown): string {
  if (isLocalDate(value)) return value;
  throw new Error('A resolver returned something other than a date.');
}

/** A day in the Gregorian calendar as it is in Europe/London, `YYYY-MM-DD`. */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'A day in the Gregorian calendar, YYYY-MM-DD, as it is in Europe/London.',
  serialize: serializeLocalDate,
  parseValue: parseLocalDate,
  parseLiteral: (node) => parseLocalDate(node.kind === Kind.STRING ? node.value : undefined),
});
