import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The Jest configuration for remotes outside this repository: TypeScript and JSX in a browser-like environment. */
export const jestConfig = {
  testEnvironment: beside('jsdom-environment.mjs'),
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  restoreMocks: true,
  moduleNameMapper: {
    '\\.css$': beside('css-module-names.mjs'),
    '\\.(svg|avif|webp|jpg|png|woff2)$': beside('file-address.mjs'),
  },
  // Our own packages are published as sources.
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
