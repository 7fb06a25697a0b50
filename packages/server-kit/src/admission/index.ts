export { type AskedOperation } from './admission.rules.ts';
