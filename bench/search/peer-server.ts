// One server of a peer, in its own process. Each loads its own modules only, because memory is compared.
import { runChild } from '../harness/children.ts';

export interface PeerSettings {
  peer: keyof typeof peers;
  /** The database of a subgraph, the subgraph of a gateway, or the responses of recorded subgraphs. */
  upstream: string;
}

const listen = { port: 0, host: '127.0.0.1' };

const peers = {
  /** A flight search as Apollo's documentation teaches it, on the catalogue's tables: a page and the number of all. */
  async 'stock subgraph'(databaseUrl: string): Promise<string> {
    const { ApolloServer } = await import('@apollo/server');
    const { startStandaloneServer } = await import('@apollo/server/standalone');
    const { buildSubgraphSchema } = await import('@apollo/subgraph');
    const { connectionOptions } = await import('@larkfare/data-kit/database');
    const { parse } = await import('graphql');
    const { default: pg } = await import('pg');
    const { options } = connectionOptions(databaseUrl, 'catalogue');
    const pool = new pg.Pool({ connectionString: databaseUrl, options });
    const rowsOf = async (
      columns: string,
      { fromId, toId, departureDate }: StockInput,
      more = '',
    ) =>
      (
        await pool.query(
          `SELECT ${columns} FROM flights flight
           JOIN monthly_prices price ON price.flight_id = flight.id
           JOIN airlines airline ON airline.id = flight.airline_id
           JOIN airports departure ON departure.id = flight.departure_airport_id
           JOIN locations departure_location ON departure_location.id = departure.location_id
           JOIN airports arrival ON arrival.id = flight.arrival_airport_id
           JOIN locations arrival_location ON arrival_location.id = arrival.location_id
           WHERE travel_class = 'economy' AND month = $1 AND round_trip_pence IS NOT NULL
             AND ($2::uuid IS NULL OR $2 IN (departure.id, departure_location.id))
             AND ($3::uuid IS NULL OR $3 IN (arrival.id, arrival_location.id)) ${more}`,
          [Number(departureDate.slice(5, 7)), fromId, toId],
        )
      ).rows;
    const flightSearch = async (_: unknown, { input }: { input: StockInput }) => ({
      items: await rowsOf(stockColumns, input, 'ORDER BY round_trip_pence LIMIT 25'),
      totalItems: (await rowsOf('count(*)::int AS count', input))[0].count,
    });
    const server = new ApolloServer({
      schema: buildSubgraphSchema([
        {
          typeDefs: parse(stockSchema),
          resolvers: { Query: { flightSearch }, Flight: stockFlight },
        },
      ]),
    });
    return (await startStandaloneServer(server, { listen })).url;
  },

  /** A federated gateway as Apollo's documentation teaches it. */
  async 'stock gateway'(subgraphUrl: string): Promise<string> {
    process.env.APOLLO_TELEMETRY_DISABLED = 'true';
    const { ApolloGateway, IntrospectAndCompose } = await import('@apollo/gateway');
    const { ApolloServer } = await import('@apollo/server');
    const { startStandaloneServer } = await import('@apollo/server/standalone');
    const subgraphs = [{ name: 'flights', url: subgraphUrl }];
    const gateway = new ApolloGateway({ supergraphSdl: new IntrospectAndCompose({ subgraphs }) });
    return (await startStandaloneServer(new ApolloServer({ gateway }), { listen })).url;
  },

  async 'our subgraph'(databaseUrl: string): Promise<string> {
    const { createCatalogueService } = await import('@larkfare/catalogue');
    const { serviceServer } = await import('@larkfare/data-kit/subgraph');
    const server = await serviceServer(await createCatalogueService({ databaseUrl }), databaseUrl);
    return `${await server.listen(listen)}/graphql`;
  },

  /** Both subgraphs of an operation: what the gateways themselves take is compared. */
  async 'recorded subgraphs'(responses: string): Promise<string> {
    const { default: Fastify } = await import('fastify');
    const { first, entities }: RecordedSubgraphs = JSON.parse(responses);
    const server = Fastify();
    server.post<{ Body: { query: string } }>('/graphql', async ({ body }, reply) =>
      reply.type('application/json').send(body.query.includes('_entities') ? entities : first),
    );
    return `${await server.listen(listen)}/graphql`;
  },

  async 'our gateway'(subgraphUrl: string): Promise<string> {
    const { createGateway, readSupergraph, readTrustedDocuments } =
      await import('@larkfare/gateway');
    const { httpExecutor } = await import('@larkfare/server-kit/executor');
    const { createServer } = await import('@larkfare/server-kit/server');
    const execute = httpExecutor(subgraphUrl);
    const gateway = createGateway({
      supergraphSdl: await readSupergraph(),
      executors: { catalogue: execute, bookings: execute, content: execute },
      production: true,
      trustedDocuments: await readTrustedDocuments(),
      rateLimits: { readsPerMinute: 1e8, postsPerMinute: 1e8 },
    });
    const server = createServer({ name: 'gateway', isReady: async () => true });
    await server.register(gateway.plugin);
    return server.listen(listen);
  },
};

/** Texts of responses. */
export interface RecordedSubgraphs {
  first: string;
  entities: string;
}

interface StockInput {
  fromId?: string;
  toId?: string;
  departureDate: string;
}

const stockSchema = `
  type Query { flightSearch(input: SearchInput!): FlightPage! }
  input SearchInput { fromId: ID toId: ID departureDate: String! }
  type FlightPage { items: [Flight!]! totalItems: Int! }
  type Flight {
    flightId: ID! airline: Airline! departureAirport: Airport! arrivalAirport: Airport!
    outboundMinutes: Int! returnMinutes: Int! stops: Int! finalPricePence: Int! savingPence: Int!
  }
  type Airline { id: ID! name: String! shortName: String! }
  type Airport { id: ID! code: String! name: String! locationName: String! }`;

const stockAirport = (end: 'departure' | 'arrival') =>
  `${end}.id AS "${end}Airport.id", ${end}.code AS "${end}Airport.code", ${end}.name AS "${end}Airport.name",
   ${end}_location.name AS "${end}Airport.locationName"`;

/** Columns of the joined tables, named by the paths of their fields. */
const stockColumns = `
  flight.id AS "flightId", outbound_minutes AS "outboundMinutes", return_minutes AS "returnMinutes", stops,
  round_trip_pence AS "finalPricePence", round_trip_saving_pence AS "savingPence", ${stockAirport('departure')},
  airline.id AS "airline.id", airline.name AS "airline.name", airline.short_name AS "airline.shortName",
  ${stockAirport('arrival')}`;

/** The fields of a row whose paths begin with a name. */
const nested = (name: string) => (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([path]) => path.startsWith(`${name}.`))
      .map(([path, value]) => [path.slice(name.length + 1), value]),
  );
const stockFlight = Object.fromEntries(
  ['airline', 'departureAirport', 'arrivalAirport'].map((name) => [name, nested(name)]),
);

runChild(({ peer, upstream }: PeerSettings) => peers[peer](upstream));
