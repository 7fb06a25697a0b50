/** Exports that remotes may use of graphql-js at run time; types and documents cost nothing. */
export { Kind, print } from 'graphql';

/** @throws always: a parser would be part of every page, and documents can be parsed while a remote is built */
export function parse(): never {
  throw new Error(
    'The shell shares neither gql nor parse: import your documents from .graphql files (partner guide, “Builds without the kit”).',
  );
}
