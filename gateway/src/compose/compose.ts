import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import { parse, printSchema } from 'graphql';

export interface SubgraphContract {
  name: string;
  sdl: string;
}

export interface Composed {
  /** The schema that the gateway plans with. */
  supergraphSdl: string;
  /** The API of clients: the root's schema.graphql. */
  apiSdl: string;
}

/**
 * Composes subgraphs into one API; the same subgraphs give the same text in whatever order they come.
 * @throws an Error that names the subgraphs which disagree.
 */
export function compose(subgraphs: readonly SubgraphContract[]): Composed {
  const services = [...subgraphs]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    // The URL is required and never used: subgraphs are reached through their executors.
    .map(({ name, sdl }) => ({ name, typeDefs: parse(sdl), url: `http://${name}/graphql` }));
  const composed = composeServices(services);
  if (composed.errors)
    throw new Error(
      `The subgraphs do not compose:\n${composed.errors.map(({ message }) => `  ${message}`).join('\n')}`,
    );
  const { supergraphSdl } = composed;
  return { supergraphSdl, apiSdl: apiSdlOf(supergraphSdl) };
}

function apiSdlOf(supergraphSdl: string): string {
  return `${printSchema(Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema())}\n`;
}
