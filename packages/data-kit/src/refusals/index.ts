export {
  AlreadyExists,
  Deleted,
  DeleteResult,
  FieldProblem,
  InUse,
  InvalidInput,
  isStale,
  NotFound,
  Problem,
  refuseInput,
  Stale,
  TooManyRequests,
} from './refusals.ts';
export { joinMessages } from './validation-messages.rules.ts';
