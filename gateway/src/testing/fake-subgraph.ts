import { fileURLToPath } from 'node:url';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { type Subgraph } from '@larkfare/data-kit/subgraph';
import { parse } from 'graphql';
import { readSubgraphContracts } from '../compose/subgraph-contracts.ts';

export type Resolvers = Record<string, Record<string, unknown>>;
export type SubgraphName = 'catalogue' | 'bookings' | 'content';

const contracts = await readSubgraphContracts(
  fileURLToPath(new URL('../../../services', import.meta.url)),
);

/** The schema of a service, as its build wrote it, with the resolvers of a test. */
export function fakeSubgraph(name: SubgraphName, resolvers: Resolvers = {}): Subgraph {
  const sdl = contracts.find((contract) => contract.name === name)?.sdl ?? '';
  const schema = buildSubgraphSchema([{ typeDefs: parse(sdl), resolvers: resolvers as never }]);
  return { name, sdl, schema, createContext: async (headers) => ({ headers }) as never };
}
