import { hash } from 'node:crypto';
import type { GraphqlRequest } from '@larkfare/server-kit/executor';

/** The answers that a page was rendered from. */
export interface PageAnswers {
  /** Whether the same operations return the same now. */
  areUnchanged(): Promise<boolean>;
  /** Characters that it keeps. */
  length: number;
}

/** Runs an operation and returns its answer as JSON. */
export type Answer = (request: GraphqlRequest) => Promise<string>;

/** Collects the operations of a page, by their text and a hash of the response. */
export function pageAnswers(answer: Answer) {
  const known: { request: GraphqlRequest; answerHash: string }[] = [];
  const isUnchanged = async ({ request, answerHash }: (typeof known)[number]) =>
    toHash(await answer(request)) === answerHash;

  return {
    add: (request: GraphqlRequest, text: string) =>
      known.push({ request, answerHash: toHash(text) }),
    areUnchanged: async () => (await Promise.all(known.map(isUnchanged))).every(Boolean),
    get length() {
      return JSON.stringify(known).length;
    },
  };
}

const toHash = (text: string) => hash('sha256', text, 'base64');
