/** The part of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Requests altogether, after which it stops; or the seconds after which it does. */
    amount?: number;
    duration?: number;
    /** Requests a second of all connections, which send them at the same time. */
    overallRate?: number;
    /** Threads that send the requests, instead of this one. */
    workers?: number;
    headers?: Record<string, string>;
    /** Requests that each connection sends in turn. */
    requests?: Request[];
    /** Called for each connection before its first request. */
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
    /** Seconds that an answer may take. */
    timeout: number;
    /** How often it looks whether it is done, in milliseconds. */
    sampleInt?: number;
  }

  interface Request {
    method: 'GET' | 'POST';
    path: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called before it is sent. */
    setupRequest?: (request: Request) => Request;
  }

  interface Result {
    /** Without an answer, or without one in time. */
    errors: number;
    non2xx: number;
    '2xx': number;
    '4xx': number;
    '5xx': number;
  }

  interface Run extends PromiseLike<Result> {
    stop(): void;
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }

  export default function autocannon(options: Options): Run;
}
