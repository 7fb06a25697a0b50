export { type RequestedOperation } from './admission.rules.ts';
