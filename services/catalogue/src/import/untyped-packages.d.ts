declare module 'pg-copy-streams' {
  import { type Readable, type Writable } from 'node:stream';
  import { type Submittable } from 'pg';
  export function from(sql: string): Writable & Submittable & { rowCount: number };
  export function to(sql: string): Readable & Submittable;
}

declare module 'cli-progress' {
  export class SingleBar {
    constructor(options: {
      format: string;
      hideCursor?: boolean;
      clearOnComplete?: boolean;
      fps?: number;
      stream?: NodeJS.WritableStream;
    });
    start(total: number, value: number, payload?: object): void;
    update(value: number, payload?: object): void;
    update(payload: object): void;
    stop(): void;
  }
}
