import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { type FuzzRequest } from './fuzz-request.ts';
import { hostileValue } from './hostile-value.ts';
import { type RootField, rootFields, selectionOf } from './root-fields.ts';

/** Operations on every root field, with hostile variables, literals, aliases, names and depths. */
export function graphqlRequests(apiSdl: string, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const id = fc.constantFrom(...ids);

  return fc.constantFrom(...rootFields(apiSdl)).chain(({ kind, field }) => {
    const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
    const operation = (selection: string) =>
      `${kind} Fuzz${declared && `(${declared})`} { ${selection} }`;
    const call = `${field.name}${passed && `(${passed})`}${selectionOf(field)}`;
    const texts = fc.oneof(
      { weight: 8, arbitrary: fc.constant(operation(call)) },
      {
        weight: 1,
        arbitrary: fc
          .integer({ min: 2, max: 60 })
          .map((count) =>
            operation(Array.from({ length: count }, (_, n) => `a${n}: ${call}`).join(' ')),
          ),
      },
      { weight: 1, arbitrary: literalCall(kind, field) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          operation(`${call} @skip(if: 1)`),
          `${operation('...A')} fragment A on Query { ...A }`,
          `${operation(call)} ${operation(call)}`,
          `{ ${'a { '.repeat(300)} b ${'} '.repeat(300)} }`,
          operation(call).slice(0, -2),
          `subscription { ${field.name} }`,
        ),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
    );
    return fc
      .record({
        query: fc.oneof(
          { weight: 19, arbitrary: texts as fc.Arbitrary<unknown> },
          { weight: 1, arbitrary: hostileValue },
        ),
        variables: fc.oneof(
          { weight: 9, arbitrary: variablesOf(field, id) },
          { weight: 1, arbitrary: hostileValue },
        ),
        operationName: fc.oneof(
          { weight: 8, arbitrary: fc.constant(undefined) },
          { weight: 1, arbitrary: fc.constantFrom('Fuzz', 'Other', '__proto__', 'constructor') },
          { weight: 1, arbitrary: hostileValue },
        ),
      })
      .map((body) => ({
        name: `${kind} ${field.name}`,
        method: 'POST' as const,
        url: '/graphql',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }));
  });
}

/** Plain values with one that is hostile, anywhere in the arguments. */
function variablesOf({ args }: RootField, id: fc.Arbitrary<string>) {
  const plain = fc.record(
    Object.fromEntries(args.map(({ name, type }) => [name, inputValue(type, id)])),
  );
  if (args.length === 0) return plain;
  return fc
    .tuple(plain, fc.constantFrom(...args), hostileValue, fc.nat())
    .map(([values, { name, type }, hostile, place]) => {
      const named = getNamedType(type);
      const inner = values[name];
      if (!isInputObjectType(named) || typeof inner !== 'object' || place % 8 === 0)
        return { ...values, [name]: hostile };
      const fields = Object.keys(named.getFields());
      const broken = fields[place % fields.length] ?? '';
      return { ...values, [name]: { ...inner, [broken]: hostile } };
    });
}

function inputValue(type: GraphQLInputType, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return inputValue(type.ofType, id);
  if (isListType(type)) return fc.array(inputValue(type.ofType, id), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, inputValue(field.type, id)])),
      { requiredKeys: fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name) },
    );
  }
  const values: Record<string, fc.Arbitrary<unknown>> = {
    Int: fc.integer({ min: 1, max: 20 }),
    Float: fc.double({ noNaN: true }),
    Boolean: fc.boolean(),
    ID: id,
    LocalDate: fc.constant('2030-12-24'),
  };
  return values[type.name] ?? fc.constantFrom('Ada', 'ada@example.com', 'London', '');
}

/** The arguments as literals, most of them of an invalid kind. */
const literalCall = (kind: string, field: RootField) =>
  fc
    .tuple(
      ...field.args.map(({ name }) =>
        fc
          .constantFrom(
            '""',
            '1',
            '-1',
            '1e400',
            'null',
            '[]',
            '{}',
            'A',
            '"\\u0000"',
            '"2026-02-30"',
            '[[[]]]',
            '{toString: 1}',
          )
          .map((literal) => `${name}: ${literal}`),
      ),
    )
    .map(
      (args) =>
        `${kind} { ${field.name}${args.length ? `(${args.join(', ')})` : ''}${selectionOf(field)} }`,
    );
