export { canBeStored, hasUnprintable, toText } from './characters.rules.ts';
export { isEmailAddress } from './email.rules.ts';
export { isId } from './id.rules.ts';
export { toProblems } from './problems.rules.ts';
