export {
  canBeStored,
  hasUnprintable,
  isStorable,
  toPrintableLine,
  toText,
} from './characters.rules.ts';
export { isEmailAddress, isPhoneNumber, normaliseEmail, toPhoneText } from './contact.rules.ts';
export { counted } from './counted.rules.ts';
export { fold } from './fold.rules.ts';
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
