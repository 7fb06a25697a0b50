import { Buffer } from 'node:buffer';
import { EventEmitter } from 'node:events';

/** Bytes of a page's markup; the longest pages of the site have a tenth. */
const maxLength = 2_000_000;
/** Pieces are encoded together, in strings that are short enough to be joined quickly. */
const joinedLength = 4096;

const buffer = Buffer.allocUnsafeSlow(maxLength);

/**
 * Collects the markup of one page. React writes its 20,000 pieces without a pause, so all pages share a buffer. Node's own
 * streams, and React's tree, which listens to them, would live until V8 collects its old generation.
 */
export class Markup extends EventEmitter {
  readonly writable = true;
  private joined = '';
  private length = 0;

  /** @throws if there is too much of it */
  write(piece: string): boolean {
    this.joined += piece;
    if (this.joined.length > joinedLength) this.encode();
    return true;
  }

  end(): this {
    return this;
  }

  /** React has reported the problem. */
  destroy(): this {
    return this;
  }

  bytes(): Uint8Array {
    this.encode();
    return new Uint8Array(buffer.subarray(0, this.length));
  }

  private encode() {
    // A character of a string takes at most three bytes.
    if (this.length + 3 * this.joined.length > maxLength)
      throw new RangeError('The screen is too long.');
    this.length += buffer.write(this.joined, this.length);
    this.joined = '';
  }
}
