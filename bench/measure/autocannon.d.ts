/** The part of autocannon that is used here; it comes without types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** Requests altogether, after which it stops. */
    amount: number;
    headers: Record<string, string>;
    requests: { method: 'GET'; path: string }[];
    /** Seconds that an answer may take. */
    timeout: number;
    /** How often it looks whether it is done, in milliseconds. */
    sampleInt: number;
  }

  interface Result {
    errors: number;
    non2xx: number;
  }

  interface Run extends PromiseLike<Result> {
    on(event: 'response', listener: () => void): this;
  }

  export default function autocannon(options: Options): Run;
}
