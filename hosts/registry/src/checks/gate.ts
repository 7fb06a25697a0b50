import { type GraphQLSchema } from 'graphql';
import { type Candidate } from '../versions/published.input.ts';

/** The context with which a version has to be compatible when it goes live. */
export interface DeploymentContext {
  /** Versions of the shell's shared modules by name. */
  shared: Record<string, string>;
  /** The live API. */
  api: GraphQLSchema;
  /** The remotes that are live, with their paths. */
  liveRemotes: { name: string; paths: string[] }[];
}

/** One check of a version before it may go live. Reports every problem it finds. */
export interface Gate {
  name: string;
  problems(candidate: Candidate, context: DeploymentContext): string[];
  /** Notes for its team although it passes. */
  note?(candidate: Candidate): string | undefined;
}
