import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose } from './compose.ts';
import { readSubgraphContracts } from './subgraph-contracts.ts';

const federation =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable"])';
const catalogue = {
  name: 'catalogue',
  sdl: `${federation}
    type Query { "Every flight." flights(size: Int! = 25): [Flight!]! }
    "A way to go." type Flight @key(fields: "id") { id: ID! stops: Int! }`,
};
const bookings = {
  name: 'bookings',
  sdl: `${federation} type Flight @key(fields: "id") { id: ID! hasBookings: Boolean }`,
};

test('subgraphs become one API with the descriptions of its parts', () => {
  const { apiSdl, supergraphSdl } = compose([catalogue, bookings]);

  expect(apiSdl).toBe(`"""A way to go."""
type Flight {
  id: ID!
  hasBookings: Boolean
  stops: Int!
}

type Query {
  """Every flight."""
  flights(size: Int! = 25): [Flight!]!
}
`);
  expect(supergraphSdl).toContain('enum join__Graph');
});

test('the order of the subgraphs does not change a letter', () => {
  expect(compose([bookings, catalogue])).toEqual(compose([catalogue, bookings]));
});

test('the error names the subgraphs that disagree', () => {
  const other = { name: 'bookings', sdl: bookings.sdl.replace('hasBookings', 'stops') };

  expect(() => compose([catalogue, other])).toThrow(
    /^The subgraphs do not compose:\n {2}.*Flight\.stops/,
  );
});

test('a service that was not built is named', async () => {
  const services = await mkdtemp(join(tmpdir(), 'services-'));
  await mkdir(join(services, 'catalogue/dist'), { recursive: true });
  await mkdir(join(services, 'bookings/dist'), { recursive: true });
  await writeFile(join(services, 'catalogue/dist/subgraph.graphql'), catalogue.sdl);

  await expect(readSubgraphContracts(services)).rejects.toThrow(
    'No dist/subgraph.graphql in: bookings. Build the services first: npm run build.',
  );
  await rm(services, { recursive: true });
});
