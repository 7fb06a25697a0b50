import { type GraphQLSchema } from 'graphql';
import { type Candidate } from '../versions/published.input.ts';

/** What a version meets when it goes live. */
export interface World {
  /** Versions of the modules that the shell shares, by name. */
  shared: Record<string, string>;
  /** The live API, against which operations are checked. */
  api: GraphQLSchema;
  /** The other remotes that are live, with their paths. */
  neighbours: { name: string; paths: string[] }[];
}

/** One thing that is checked before a version may go live; every reason against it is told. */
export interface Gate {
  name: string;
  problems(candidate: Candidate, world: World): string[];
}
