import fc from 'fast-check';
import { type FuzzRequest } from './fuzz-request.ts';
import { graphqlRequests } from './graphql-requests.ts';
import { type OpenApi, restRequests } from './rest-requests.ts';

/** The descriptions of the site's APIs. */
export interface FuzzSource {
  openApi: OpenApi;
  /** Without it only REST requests are made. */
  apiSdl?: string;
  /** Ids of existing and of missing records. */
  ids: readonly string[];
}

/** Hostile requests to every REST path and every root field; the same for the same seed. */
export function fuzzRequests(
  { openApi, apiSdl, ids }: FuzzSource,
  { seed, count }: { seed: number; count: number },
): FuzzRequest[] {
  const rest = restRequests(openApi, ids);
  const requests = apiSdl === undefined ? rest : fc.oneof(rest, graphqlRequests(apiSdl, ids));
  return fc.sample(requests, { seed, numRuns: count });
}
