/** The part of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  namespace autocannon {
    interface Options {
      url: string;
      connections: number;
      /** Requests altogether, after which it stops; or the seconds after which it does. */
      amount?: number;
      duration?: number;
      headers?: Record<string, string>;
      requests?: Request[];
      setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
      /** Seconds that a response may take. */
      timeout: number;
      /** Milliseconds between its checks whether it is done. */
      sampleInt?: number;
    }

    interface Request {
      method: string;
      path: string;
      headers?: Record<string, string>;
      setupRequest?: (request: Request) => Request;
    }

    interface Run extends PromiseLike<Record<'errors' | 'non2xx' | '2xx' | '4xx' | '5xx', number>> {
      on(
        event: 'response',
        listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
      ): this;
    }
  }
  function autocannon(options: autocannon.Options): autocannon.Run;
  export default autocannon;
}
