/** What remotes may use of graphql-js at run time; types and documents cost nothing. */
export { Kind, print } from 'graphql';
