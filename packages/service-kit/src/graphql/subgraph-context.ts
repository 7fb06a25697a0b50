import { type Administrator } from '../administrator/administrator.ts';

export type RequestHeaders = Record<string, string | undefined>;

/** What every resolver may rely on. */
export interface SubgraphContext {
  /** Set when the token of a live session came with the request. */
  administrator?: Administrator | undefined;
}
