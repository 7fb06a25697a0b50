import { type MultipartFile } from '@fastify/multipart';
import { HttpError } from '@larkfare/server-kit/http';
import { type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerHeaders } from '../../graph/caller-headers.ts';
import { type StorePicture } from '../../media/store-picture.ts';
import { type RestApi } from '../routes.ts';

const field = 'image';
const pictureBytesAtMost = 10 * 1024 * 1024;
/** The picture and its multipart envelope. */
const bodyBytesAtMost = pictureBytesAtMost + 64 * 1024;
const multipartLimits = {
  fileSize: pictureBytesAtMost,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 50,
};

const picture = z.object({
  [field]: z.string().describe('One JPEG, PNG or WebP picture of at most 10 MB.'),
});

const messages = {
  notMultipart: `Send the picture as multipart/form-data, in the field ${field}.`,
  missing: `Choose a picture: the field ${field} is missing.`,
  unreadable: 'The upload was interrupted or is not valid multipart/form-data.',
  tooLarge: 'Image file is too large.',
  unavailable: 'Pictures cannot be stored just now. Please try again in a moment.',
};

/** POST /upload and /upload/airlines, which read multipart instead of JSON. */
export function uploadRoutes({ route }: RestApi, storePicture: StorePicture | undefined): void {
  for (const [path, summary] of [
    ['/upload', 'Store a picture'],
    ['/upload/airlines', 'Store a logo or monogram of an airline'],
  ] as const)
    route(
      `POST ${path}`,
      {
        summary,
        callers: ['administrator'],
        bodyLimit: bodyBytesAtMost,
        form: { fields: picture, limits: multipartLimits, message: messages.notMultipart },
        response: z.object({ imageUrl: z.string() }),
      },
      (_, { request }) => receivePicture(request, storePicture),
    );
}

async function receivePicture(request: FastifyRequest, storePicture: StorePicture | undefined) {
  if (!storePicture) return new HttpError(503, messages.unavailable);
  if (Number(request.headers['content-length'] ?? 0) > bodyBytesAtMost)
    return new HttpError(413, messages.tooLarge);

  let result: { imageUrl: string } | HttpError | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === field && !result) result = await store(part, request, storePicture);
      // A part that is not read would block the parts after it.
      part.file.resume();
    }
  } catch (problem) {
    // A result of the picture itself comes before what went wrong after it.
    if (problem instanceof StoringFailed) throw problem.cause;
    result ??= new HttpError(400, messages.unreadable);
  } finally {
    // Drains the request, so that the client reads the response.
    request.raw.resume();
  }
  return result ?? new HttpError(400, messages.missing);
}

class StoringFailed extends Error {}

async function store({ file }: MultipartFile, request: FastifyRequest, storePicture: StorePicture) {
  if (file.truncated) return new HttpError(413, messages.tooLarge);
  // The parser would end the picture there as if it were whole.
  file.once('limit', () => file.destroy(new Error(messages.tooLarge)));
  const outcome = await storePicture({ stream: file, headers: callerHeaders(request) }).catch(
    (cause: unknown) => new StoringFailed('', { cause }),
  );
  if (file.truncated) return new HttpError(413, messages.tooLarge);
  if (file.errored) return new HttpError(400, messages.unreadable);
  if (outcome instanceof StoringFailed) throw outcome;
  return 'imageUrl' in outcome
    ? { imageUrl: outcome.imageUrl }
    : new HttpError(outcome.status, outcome.message);
}
