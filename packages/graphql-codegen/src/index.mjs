export { generate } from './generate.mjs';
export { isOnlyQuery, mockedApi } from './mock.mjs';
