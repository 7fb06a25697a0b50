export { generate } from './generate.mjs';
