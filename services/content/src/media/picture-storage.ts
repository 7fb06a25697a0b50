import { type Readable } from 'node:stream';

/** Where pictures are stored. A name is written once and never means another picture. */
export interface PictureStorage {
  write(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined when there is no such picture. */
  read(name: string): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
}
