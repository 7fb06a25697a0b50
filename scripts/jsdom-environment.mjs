import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has and jsdom has not: React Router and Apollo Client stop without it. */
const missing = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
];

export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
  }
}
