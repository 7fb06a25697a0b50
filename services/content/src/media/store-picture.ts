import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { type AdministratorOf } from '@larkfare/server-kit/administrator';
import { type RequestHeaders } from '@larkfare/server-kit/executor';
import { type Logger } from 'pino';
import { concurrencyLimit, TooBusy } from '../concurrency/concurrency-limit.ts';
import { reencodeImage } from './reencode-image.ts';
import { pictureAddress } from './picture-file.rules.ts';
import { mostBytes, type NotAPicture } from './picture-kind.rules.ts';
import { type PictureStorage } from './picture-storage.ts';
import { receiveUpload, type Received } from './receive-upload.ts';

/** An upload as it comes in: its bytes, and the headers that name the sender. */
export interface Upload {
  stream: Readable;
  headers: RequestHeaders;
}

/** Where the picture is shown from now on, or why it is not stored. */
export type StoredPicture =
  { status: 201; imageUrl: string } | { status: 400 | 401 | 413 | 415 | 503; message: string };

export type StorePicture = (upload: Upload) => Promise<StoredPicture>;

/** Takes pictures from administrators, re-encodes them and stores them. Memory use stays flat: uploads wait on disk, and one is encoded at a time. */
export function pictureStore({
  administratorOf,
  storage,
  waitingFolder = tmpdir(),
  log,
}: {
  administratorOf: AdministratorOf;
  storage: PictureStorage;
  /** Where an upload waits to be encoded; the system's temporary folder by default. */
  waitingFolder?: string;
  log: Logger;
}): StorePicture {
  const limitReceiving = concurrencyLimit({ running: 8, queued: 0 });
  const limitEncoding = concurrencyLimit({ running: 1, queued: 8 });

  async function store(stream: Readable, folder: string): Promise<StoredPicture> {
    const path = join(folder, 'upload');
    const received = await receiveUpload(stream, path, mostBytes);
    if (received !== 'received') return refusals[received];

    const id = randomBytes(16).toString('hex');
    const problem = await limitEncoding(() => storeFiles(reencodeImage(path, folder, id), storage));
    return problem ? refusals[problem] : { status: 201, imageUrl: pictureAddress(id) };
  }

  return async ({ stream, headers }) => {
    stream.on('error', () => undefined); // The reader gets the error; nothing else needs it.
    try {
      if (!(await administratorOf(headers))) return { status: 401, message: 'Please sign in.' };
      return await limitReceiving(() =>
        inFolderOfItsOwn(waitingFolder, (folder) => store(stream, folder)),
      );
    } catch (problem) {
      if (!(problem instanceof TooBusy)) log.error({ err: problem }, 'a picture was not stored');
      return {
        status: 503,
        message: 'The picture cannot be stored just now. Please try again in a moment.',
      };
    } finally {
      stream.resume(); // The unread rest is dropped, so that the sender receives the response.
    }
  };
}

const refusals: Record<NotAPicture | Exclude<Received, 'received'>, StoredPicture> = {
  empty: { status: 400, message: 'Choose a picture.' },
  'broken off': { status: 400, message: 'The upload was interrupted. Please try again.' },
  'too large': { status: 413, message: 'Image file is too large.' },
  'unknown kind': { status: 415, message: 'Choose a JPEG, PNG or WebP picture.' },
  damaged: { status: 400, message: 'This picture is damaged. Please choose another one.' },
  'too many pixels': {
    status: 400,
    message: 'This picture has too many pixels. Please choose one of up to 40 megapixels.',
  },
};

/** Stores each file as it is encoded; if one cannot be stored, the others are removed. */
async function storeFiles(
  encoding: ReturnType<typeof reencodeImage>,
  storage: PictureStorage,
): Promise<NotAPicture | undefined> {
  const written: string[] = [];
  try {
    for (;;) {
      const { done, value } = await encoding.next();
      if (done) return value;
      written.push(value.name);
      await storage.write(value.name, value.bytes, value.type);
    }
  } catch (problem) {
    await Promise.allSettled(written.map((name) => storage.remove(name)));
    throw problem;
  }
}

async function inFolderOfItsOwn<Result>(
  within: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(within, 'larkfare-upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
