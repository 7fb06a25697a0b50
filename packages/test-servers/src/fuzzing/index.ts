/** Hostile requests made from what a site says of itself, and what is wrong with an answer. */
export { type FuzzRequest } from './fuzz-request.ts';
export { fuzzRequests, type FuzzSource } from './fuzz-requests.ts';
export { answerProblem } from './answer-problem.rules.ts';
export { type RootField, rootFields, selectionOf } from './root-fields.ts';
