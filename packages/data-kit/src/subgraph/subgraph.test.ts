import {
  Arg,
  Directive,
  Field,
  ID,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  createUnionType,
} from 'type-graphql';
import { type GraphQLObjectType } from 'graphql';
import { isForAdministrators } from './access.ts';
import { badInput } from '@larkfare/server-kit/executor';
import { inProcessExecutor } from './in-process-executor.ts';
import { LocalDateScalar } from './local-date-scalar.ts';
import { FieldProblem, InvalidInput } from '../refusals/refusals.ts';
import { buildSubgraph } from './subgraph.ts';

@ObjectType()
@Directive('@key(fields: "id")')
class Kite {
  @Field(() => ID)
  id = '';

  @Field(() => LocalDateScalar)
  flown = '';
}

const FlyResult = createUnionType({
  name: 'FlyResult',
  types: () => [Kite, InvalidInput] as const,
});

@Resolver()
class KiteResolver {
  @Query(() => Kite, { nullable: true })
  kite(@Arg('id', () => ID) id: string): Kite | undefined {
    if (id === 'torn') throw new Error('secret: the string broke');
    if (id === 'lost') return { id, flown: null as unknown as string };
    if (id === 'odd') throw badInput('That is no kite.');
    return { id, flown: '2026-12-01' };
  }

  @Mutation(() => FlyResult)
  fly(@Arg('day', () => LocalDateScalar) day: string): typeof FlyResult {
    return day < '2026-01-01'
      ? new InvalidInput([new FieldProblem('day', 'Too early.')])
      : Object.assign(new Kite(), { id: '1', flown: day });
  }
}

const schema = buildSubgraph({
  name: 'kites',
  resolvers: [KiteResolver],
  access: { public: ['Query.kite'] },
  references: { Kite: ({ id }) => ({ id, flown: '2026-12-02' }) },
});
const execute = inProcessExecutor({
  ...schema,
  createContext: async ({ authorization }) => ({
    administrator: authorization
      ? { id: authorization, email: 'admin@larkfare.example' }
      : undefined,
  }),
});

test('an open field answers', async () => {
  expect(await execute({ query: '{ kite(id: "7") { id flown } }' })).toEqual({
    data: { kite: { id: '7', flown: '2026-12-01' } },
  });
});

test('a field without a method is read without a call', () => {
  const kite = schema.schema.getType('Kite') as GraphQLObjectType;

  expect(Object.values(kite.getFields()).map(({ resolve }) => resolve)).toEqual([
    undefined,
    undefined,
  ]);
});

test('a field that the access list does not name needs an administrator', async () => {
  const query = 'mutation { fly(day: "2026-12-01") { __typename } }';

  const refused = await execute({ query });
  const allowed = await execute({ query, headers: { authorization: 'someone' } });

  expect(refused.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  expect(allowed).toEqual({ data: { fly: { __typename: 'Kite' } } });
});

test('the schema marks a field for administrators only', () => {
  const fields = { ...schema.schema.getQueryType()?.getFields() };

  expect(schema.sdl).toMatch(/"""For administrators only\."""\s+fly\(/);
  expect(fields.kite && isForAdministrators(fields.kite)).toBe(false);
});

test('a refusal is data', async () => {
  const response = await execute({
    query:
      'mutation ($day: LocalDate!) { fly(day: $day) { ... on InvalidInput { fields { field message } } } }',
    variables: { day: '2025-12-01' },
    headers: { authorization: 'someone' },
  });

  expect(response).toEqual({
    data: { fly: { fields: [{ field: 'day', message: 'Too early.' }] } },
  });
});

test('a date that does not exist is the caller’s fault', async () => {
  const response = await execute({
    query: 'mutation ($day: LocalDate!) { fly(day: $day) { __typename } }',
    variables: { day: '2026-02-30' },
  });

  expect(response.errors?.[0]?.message).toContain('Expected type LocalDate');
  expect(response.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('another subgraph refers to a kite by its id', async () => {
  const response = await execute({
    query: 'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Kite { flown } } }',
    variables: { r: [{ __typename: 'Kite', id: '3' }] },
  });

  expect(response).toEqual({ data: { _entities: [{ flown: '2026-12-02' }] } });
});

test('an unknown field, a syntax error and a missing variable are the caller’s fault', async () => {
  for (const query of ['{ balloon }', '{ kite(', 'query ($id: ID!) { kite(id: $id) { id } }', '']) {
    const response = await execute({ query });

    expect(response.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  }
});

test('a fault keeps its sentence; a bug is masked behind a reference', async () => {
  const fault = await execute({ query: '{ kite(id: "odd") { id } }' });
  const bug = await execute({ query: '{ kite(id: "torn") { id } }' });

  expect(fault.errors?.[0]).toMatchObject({
    message: 'That is no kite.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(bug.errors?.[0]?.message).toMatch(
    /^Something went wrong on our side \(reference \w{8}\)\.$/,
  );
  expect(JSON.stringify(bug)).not.toContain('secret');
});

test('nothing where something is promised is our bug, not the caller’s fault', async () => {
  const response = await execute({ query: '{ kite(id: "lost") { id flown } }' });

  expect(response.errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
});

test('a refusal does not send all of a long input back', async () => {
  const response = await execute({
    query: 'mutation ($day: LocalDate!) { fly(day: $day) { __typename } }',
    variables: { day: 'x'.repeat(100_000) },
  });

  expect(response.errors?.[0]?.message.length).toBeLessThan(600);
});

test('an access list that opens a field which does not exist is a bug', () => {
  const open = () =>
    buildSubgraph({
      name: 'kites',
      resolvers: [KiteResolver],
      access: { public: ['Query.kites'] },
    });

  expect(open).toThrow('Query.kites');
});
