import { TestEnvironment } from 'jest-environment-jsdom';

/** Browser APIs that jsdom lacks and that React Router and Apollo Client need. */
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

/** Node's Request rejects jsdom's signals; no test needs to abort a navigation. */
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
