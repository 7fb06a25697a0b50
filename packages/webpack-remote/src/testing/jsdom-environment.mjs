import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has and jsdom has not: React Router and Apollo Client stop without it. */
const missing = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'Response',
  'Headers',
  'fetch',
  'structuredClone',
];

/** Node's Request knows Node's signals only, and jsdom brings its own; no test needs a navigation to be called off. */
class RequestWithoutSignal extends Request {
  constructor(input, init) {
    super(input, { ...init, signal: undefined });
  }
}

export default class JsdomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Request ??= RequestWithoutSignal;
    for (const name of missing) this.global[name] ??= globalThis[name];
  }
}
