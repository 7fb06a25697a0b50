export { canBeStored, hasUnprintable, isStorable, toStorable, toText } from './characters.rules.ts';
export { counted } from './counted.rules.ts';
export { isEmailAddress } from './email.rules.ts';
export { isId } from './id.rules.ts';
export {
  type FieldProblem,
  isEmpty,
  onlyProblems,
  type Problems,
  sortProblems,
  toProblems,
  withoutFields,
} from './problems.rules.ts';
