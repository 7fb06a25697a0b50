/** How server TypeScript is compiled, by the running server and by the tests alike. */
export const swcOptions = {
  swcrc: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: false, decorators: true },
    transform: { legacyDecorator: true, useDefineForClassFields: false },
  },
};
