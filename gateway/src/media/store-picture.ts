import { Readable } from 'node:stream';
import { type RequestHeaders, toRequestHeaders } from '@larkfare/server-kit/executor';
import { createLog } from '@larkfare/server-kit/log';
import { z } from 'zod';

/** Stores an uploaded picture in the content service, in this process or over HTTP, with the caller’s credentials. */
export type StorePicture = (upload: {
  stream: Readable;
  headers: RequestHeaders;
}) => Promise<{ status: 201; imageUrl: string } | { status: number; message: string }>;

const responseSchema = z.union([
  z.object({ imageUrl: z.string() }).transform(({ imageUrl }) => ({ imageUrl })),
  z.object({ message: z.string() }).transform(({ message }) => ({ message })),
]);
const timeoutMs = 60_000;
const log = createLog('uploads');

const unreachable = {
  status: 503,
  message: 'The picture cannot be stored just now. Please try again in a moment.',
};

/** Streams pictures to a content service in a separate process. */
export const storePictureAt =
  (contentUrl: string): StorePicture =>
  async ({ stream, headers }) => {
    try {
      const response = await fetch(new URL('/media/uploads', contentUrl), {
        method: 'POST',
        headers: { ...toRequestHeaders(headers), 'content-type': 'application/octet-stream' },
        body: Readable.toWeb(stream) as ReadableStream,
        duplex: 'half',
        signal: AbortSignal.timeout(timeoutMs),
      } as RequestInit);
      const answer = responseSchema.parse(await response.json());
      return 'imageUrl' in answer
        ? { status: 201, ...answer }
        : { status: response.status, ...answer };
    } catch (problem) {
      if (!stream.errored) log.warn({ err: problem, contentUrl }, 'a picture cannot be handed on');
      return unreachable;
    }
  };
