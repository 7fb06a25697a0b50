import { addMocksToSchema } from '@graphql-tools/mock';
import {
  getNamedType,
  graphql,
  isAbstractType,
  isEnumType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
} from 'graphql';
import { apiSchema } from './operations.mjs';

const names = {
  Region: ['Asia', 'Europe', 'North America'],
  Country: ['Japan', 'Italy', 'Canada'],
  Location: ['Tokyo', 'Rome', 'Toronto'],
  Airline: ['Larkfare Air', 'Northern Wings', 'Blue Channel'],
  Airport: ['Haneda', 'Fiumicino', 'Pearson'],
};
const codes = {
  Country: ['JP', 'IT', 'CA'],
  Airport: ['HND', 'FCO', 'YYZ'],
  Airline: ['LF', 'NW', 'BC'],
};
const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();

/**
 * The API without a site: an answer of sensible values to every operation, the same after each start. What changes
 * something succeeds, changes nothing, and has the reference `DEV`.
 * @returns {(request: { query: string, operationName?: string, variables?: object }) => Promise<object>}
 */
export function mockedApi(folder) {
  const schema = apiSchema(folder);
  const counts = new Map();
  const value = (type, field) => {
    const place = `${type}.${field.name}`;
    const number = (counts.get(place) ?? 0) % 3;
    counts.set(place, number + 1);
    const { name: kind } = getNamedType(field.type);
    const listed = { name: names, shortName: names, code: codes }[field.name]?.[type];
    if (listed) return listed[number];
    if (field.name === 'reference') return 'DEV';
    if (kind === 'LocalDate') return inDays(30 + 7 * number).slice(0, 10);
    if (kind === 'DateTimeISO') return inDays(-number);
    if (/[pP]ence$/.test(field.name)) return 32_500 + 4_250 * number;
    if (/[mM]inutes$/.test(field.name)) return 95 + 40 * number;
    if (/[eE]mail$/.test(field.name)) return 'alex@example.com';
    if (/Picture$|^image$/.test(field.name)) return null;
    if (/^(page|totalPages|version)$/.test(field.name)) return 1;
    if (kind === 'Int') return 1 + number;
    if (kind === 'Float') return 51.5 + number;
    if (kind === 'Boolean') return number === 0;
    if (kind === 'JSON') return {};
    if (kind === 'String') return `${type} ${field.name} ${number + 1}`;
    return `${type}-${number + 1}`;
  };
  const valuesOf = (type) => () =>
    Object.fromEntries(
      Object.values(type.getFields())
        .filter(({ type: each }) => isScalarType(getNamedType(each)))
        .map((field) => [field.name, () => value(type.name, field)]),
    );
  const mockOf = (type) => {
    if (isEnumType(type)) return () => type.getValues()[0].value;
    if (isAbstractType(type)) return () => ({ __typename: schema.getPossibleTypes(type)[0].name });
    return valuesOf(type);
  };
  const isRoot = (type) => [schema.getQueryType(), schema.getMutationType()].includes(type);
  const mocks = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !isRoot(type))
    .filter((type) => isEnumType(type) || isAbstractType(type) || isObjectType(type))
    .map((type) => [type.name, mockOf(type)]);
  const mocked = addMocksToSchema({
    schema,
    mocks: Object.fromEntries(mocks),
  });
  return ({ query = '', operationName, variables }) =>
    graphql({ schema: mocked, source: query, operationName, variableValues: variables });
}

/** Whether a request cannot change anything: false also for a text that is not GraphQL. */
export function isOnlyQuery({ query }) {
  try {
    return parse(query).definitions.every(
      (each) => each.kind !== Kind.OPERATION_DEFINITION || each.operation === 'query',
    );
  } catch {
    return false;
  }
}
