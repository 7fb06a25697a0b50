import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** How a remote outside this repository runs its tests: TypeScript and JSX as they are built, in a browser-like page. */
export const jestConfig = {
  testEnvironment: beside('jsdom-environment.mjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  restoreMocks: true,
  moduleNameMapper: { '\\.css$': beside('css-module-names.mjs') },
  // Our own packages come as sources.
  transformIgnorePatterns: ['/node_modules/(?!@larkfare/)'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'es6' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
};
