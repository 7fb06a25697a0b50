export {
  canBeStored,
  hasUnprintable,
  isStorable,
  toPrintableLine,
  toText,
} from './characters.rules.ts';
export { counted } from './counted.rules.ts';
export { isEmailAddress, normaliseEmail } from './email.rules.ts';
export { fold } from './fold.rules.ts';
export { isId } from './id.rules.ts';
export { isPhoneNumber, toPhoneText } from './phone.rules.ts';
export {
  type FieldProblem,
  isEmpty,
  onlyProblems,
  type Problems,
  sortProblems,
  toProblems,
  withoutFields,
} from './problems.rules.ts';
