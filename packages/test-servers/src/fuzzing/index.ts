/** Hostile requests made from a site's descriptions, and the problems of its responses. */
export { type FuzzRequest } from './fuzz-request.ts';
export { fuzzRequests, type FuzzSource } from './fuzz-requests.ts';
export { answerProblem } from './answer-problem.rules.ts';
export { type RootField, rootFields, selectionOf } from './root-fields.ts';
