/** The mark of each GraphQL operation in the browser's timeline, from which an error's report takes the last names. */
export const operationMark = 'graphql';
