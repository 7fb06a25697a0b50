import { Readable } from 'node:stream';
import { type FastifyReply } from 'fastify';

/** A piece of a list that is fetched by cursor. */
export interface TextPiece {
  text: string;
  /** The cursor of the next piece; null at the end. */
  next: string | null;
}

type ReadPiece = (after: string | undefined) => Promise<TextPiece>;

/** A whole list, fetched piece by piece as fast as the client reads it. */
export class StreamedText {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #first: TextPiece;
  readonly #read: ReadPiece;

  private constructor(
    headers: Readonly<Record<string, string>>,
    first: TextPiece,
    read: ReadPiece,
  ) {
    this.#headers = headers;
    this.#first = first;
    this.#read = read;
  }

  /** Reads the first piece, so that a failure still has its own status. */
  static async csv(fileName: string, read: ReadPiece): Promise<StreamedText> {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    };
    return new StreamedText(headers, await read(undefined), read);
  }

  /** One JSON array of all records. Reads the first piece, as `csv` does. */
  static async json(
    read: (
      after: string | undefined,
    ) => Promise<{ records: readonly unknown[]; next: string | null }>,
  ): Promise<StreamedText> {
    const readJson: ReadPiece = async (after) => {
      const { records, next } = await read(after);
      const inner = JSON.stringify(records).slice(1, -1);
      const begin = after === undefined ? '[' : inner && ',';
      return { text: `${begin}${inner}${next === null ? ']' : ''}`, next };
    };
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return new StreamedText(headers, await readJson(undefined), readJson);
  }

  /** A later failure breaks the response off, so that half a list cannot pass for the whole. */
  send(reply: FastifyReply) {
    return reply
      .headers({ ...this.#headers, 'cache-control': 'no-store' })
      .send(Readable.from(this.#texts(), { objectMode: false, highWaterMark: 1 }));
  }

  async *#texts() {
    for (let piece = this.#first; ; piece = await this.#read(piece.next)) {
      yield piece.text;
      if (piece.next === null) return;
    }
  }
}
