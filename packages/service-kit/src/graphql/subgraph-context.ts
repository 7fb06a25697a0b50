import { type Administrator } from '../administrator/administrator.ts';

/** What one server tells another of who asks. Nothing else of a request goes on: its length, its type and its host are its own. */
const passedOn = ['authorization', 'x-client-address'] as const;

export type RequestHeaders = Partial<Record<(typeof passedOn)[number], string | undefined>>;

/** Those of a request's headers that are meant for the next server. */
export const toRequestHeaders = (headers: Readonly<Record<string, unknown>>): RequestHeaders =>
  Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** What every resolver may rely on. */
export interface SubgraphContext {
  /** Set when the token of a live session came with the request. */
  administrator?: Administrator | undefined;
}
