import { Readable } from 'node:stream';
import { type FastifyReply } from 'fastify';

export interface CsvPiece {
  text: string;
  /** The cursor of the next piece; null at the end. */
  next: string | null;
}

/** A list as a file, fetched piece by piece as fast as the client reads it. */
export class CsvFile {
  readonly #name: string;
  readonly #first: CsvPiece;
  readonly #read: (after: string) => Promise<CsvPiece>;

  private constructor(name: string, first: CsvPiece, read: (after: string) => Promise<CsvPiece>) {
    this.#name = name;
    this.#first = first;
    this.#read = read;
  }

  /** Reads the first piece, so that a failure still has its own status. */
  static async open(
    name: string,
    read: (after: string | undefined) => Promise<CsvPiece>,
  ): Promise<CsvFile> {
    return new CsvFile(name, await read(undefined), read);
  }

  /** A later failure breaks the response off, so that half a list cannot pass for the whole. */
  send(reply: FastifyReply) {
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${this.#name}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(this.#texts(), { objectMode: false, highWaterMark: 1 }));
  }

  async *#texts() {
    for (let piece = this.#first; ; piece = await this.#read(piece.next)) {
      yield piece.text;
      if (piece.next === null) return;
    }
  }
}
