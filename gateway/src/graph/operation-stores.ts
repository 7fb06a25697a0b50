import { type QueryPlan } from '@apollo/query-planner';
import { operationCache } from '@larkfare/server-kit/executor';
import { observeCache } from '@larkfare/server-kit/telemetry';
import { type DocumentNode } from 'graphql';

export type TextStore = ReturnType<typeof textStore>;
/** Finds the text that a client registered under its SHA-256, as Apollo’s handshake for persisted queries does. */
export type RegisteredText = (sha256: string) => string | undefined;

const bytesAtMost = 4 * 1024 ** 2;
/** Memory of a parsed document: 75 bytes for each character of the text were measured, 100 with their locations. */
const documentBytesPerCharacter = 100;

/** By the text's hash, as Apollo Server and its gateway name operations. */
function operationStore<Value extends object | string>(
  name: string,
  bytesPerCharacter: number,
  lengthOf: (value: Value) => number,
) {
  const cache = operationCache<Value>(bytesAtMost, bytesPerCharacter, lengthOf);
  const countLookup = observeCache(name, cache);
  return {
    async get(hash: string) {
      const cached = cache.get(hash);
      countLookup(cached !== undefined);
      return cached;
    },
    set: async (hash: string, value: Value) => void cache.set(hash, value),
    delete: async (hash: string) => cache.delete(hash),
    clear: () => cache.clear(),
    peek: (hash: string) => cache.peek(hash),
  };
}

/** Apollo's own store would count the size of a document's JSON. */
export const documentStore = () =>
  operationStore<DocumentNode>(
    'parsed documents',
    documentBytesPerCharacter,
    ({ loc }) => loc?.end ?? 0,
  );
/** Their size by the estimate of Apollo's store. */
export const planStore = () =>
  operationStore<QueryPlan>('plans', 1, (plan) => JSON.stringify(plan).length);

/** In UTF-16; texts of Latin characters need half as much. */
export const textStore = () => operationStore<string>('registered texts', 2, (text) => text.length);

/** Apollo Server prefixes its keys. */
export const registeredTextIn =
  (store: TextStore): RegisteredText =>
  (sha256) =>
    store.peek(`apq:${sha256}`);
