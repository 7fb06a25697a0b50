import fc from 'fast-check';
import { type FuzzRequest } from './fuzz-request.ts';
import { graphqlRequests } from './graphql-requests.ts';
import { type OpenApi, restRequests } from './rest-requests.ts';

/** What the site says of itself. */
export interface FuzzSource {
  openApi: OpenApi;
  apiSdl: string;
  /** Of records that exist and of some that do not. */
  ids: readonly string[];
}

/** Hostile requests to every REST path and every root field; the same for the same seed. */
export function fuzzRequests(
  { openApi, apiSdl, ids }: FuzzSource,
  { seed, count }: { seed: number; count: number },
): FuzzRequest[] {
  const requests = fc.oneof(restRequests(openApi, ids), graphqlRequests(apiSdl, ids));
  return fc.sample(requests, { seed, numRuns: count });
}
