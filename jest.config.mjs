import { availableParallelism } from 'node:os';
import { jestConfig } from './packages/webpack-remote/src/testing/index.mjs';
import { generate } from './scripts/prepare.mjs';
import { swcOptions } from './scripts/swc-options.mjs';

await generate();

const transform = {
  '\\.tsx?$': [
    '@swc/jest',
    {
      ...swcOptions,
      jsc: {
        ...swcOptions.jsc,
        parser: { ...swcOptions.jsc.parser, tsx: true },
        transform: { ...swcOptions.jsc.transform, react: { runtime: 'automatic' } },
      },
    },
  ],
  'fastify/lib/plugin-utils\\.js$': '<rootDir>/scripts/fastify-in-jest.mjs',
};
const shared = {
  transform,
  transformIgnorePatterns: ['/node_modules/(?!fastify/lib/plugin-utils\\.js$)'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/scripts/silent-console.mjs'],
};

export default {
  // A test that hangs ends here; none is judged by how long it takes.
  testTimeout: 180_000,
  // Each waits a third of its time, for PostgreSQL, a timer or a process: the cores do not wait with it.
  maxWorkers: 2 * availableParallelism(),
  // A worker remembers every module that it loaded.
  workerIdleMemoryLimit: '1GB',
  // Half a second, Jest's default, is too short for a worker of 1 GB on a busy machine. An open handle takes for ever.
  workerGracefulExitTimeout: 30_000,
  testSequencer: './scripts/slowest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{packages,services,gateway,standalone,bench,scripts}/**/*.test.ts',
        '<rootDir>/hosts/shell/server/**/*.test.ts',
        '<rootDir>/{remotes,hosts}/**/src/**/*.test.ts',
      ],
      globalSetup: '<rootDir>/packages/data-kit/src/testing/start-postgres.mjs',
      globalTeardown: '<rootDir>/packages/data-kit/src/testing/stop-postgres.mjs',
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/packages/webpack-remote/src/testing/jsdom-environment.mjs',
      setupFilesAfterEnv: [
        ...shared.setupFilesAfterEnv,
        '<rootDir>/packages/webpack-remote/src/testing/wait-longer.mjs',
      ],
      testMatch: ['<rootDir>/{packages,remotes,hosts}/**/*.test.tsx'],
      moduleNameMapper: jestConfig.moduleNameMapper,
    },
  ],
};
