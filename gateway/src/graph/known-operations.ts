import { hash } from 'node:crypto';
import { type PreparedOperation, type PrepareIfFit } from './prepared-operation.ts';
import { derivedFromDocuments, type OtherDocuments } from './trusted-documents.ts';

/**
 * Finds an operation that the build of a live remote has declared, by its text or by the SHA-256 of that in hexadecimal.
 * Undefined for any other, and for one that no longer fits the API.
 */
export type FindOperation = (textOrHash: string) => PreparedOperation | undefined;

export function knownOperations(
  documents: readonly string[],
  published: OtherDocuments['published'],
  prepare: PrepareIfFit,
): FindOperation {
  const texts = derivedFromDocuments(
    documents,
    published,
    (all) => new Map(all.flatMap((text) => [text, hash('sha256', text)].map((key) => [key, text]))),
  );
  return (textOrHash) => {
    const text = texts().get(textOrHash);
    return text === undefined ? undefined : prepare(text);
  };
}
