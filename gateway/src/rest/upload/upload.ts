import multipart, { type MultipartFile } from '@fastify/multipart';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerHeaders } from '../../graph/caller-headers.ts';
import { type StorePicture } from '../../media/store-picture.ts';
import { type SharedLimits } from '../../rate-limits.ts';
import { type AdministratorCheck } from '../auth/administrator-check.ts';
import { HttpError, sendHttpError } from '../http-error.ts';
import { describeRoute } from '../route-description.ts';

interface UploadRoutesOptions {
  storePicture: StorePicture | undefined;
  checkAdministrator: AdministratorCheck;
  limits: SharedLimits;
}

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

const messages = {
  notMultipart: `Send the picture as multipart/form-data, in the field ${field}.`,
  missing: `Choose a picture: the field ${field} is missing.`,
  unreadable: 'The upload was interrupted or is not valid multipart/form-data.',
  tooLarge: 'Image file is too large.',
  unavailable: 'Pictures cannot be stored just now. Please try again in a moment.',
};

/** POST /upload and /upload/airlines, which read multipart instead of JSON. */
export const uploadRoutes: FastifyPluginAsync<UploadRoutesOptions> = async (
  server,
  { storePicture, checkAdministrator, limits },
) => {
  server.removeAllContentTypeParsers();
  await server.register(multipart, { limits: multipartLimits });
  server.addContentTypeParser('*', async () => {
    throw Object.assign(new Error(messages.notMultipart), { statusCode: 415 });
  });

  const describe = (path: string, summary: string) => ({
    ...describeRoute(path, {
      summary,
      administrator: true,
      response: z.object({ imageUrl: z.string() }),
    }),
    consumes: ['multipart/form-data'],
    description: `One JPEG, PNG or WebP picture of at most 10 MB, in the multipart field \`${field}\`.`,
  });

  for (const [path, summary] of [
    ['/upload', 'Store a picture'],
    ['/upload/airlines', 'Store a logo or monogram of an airline'],
  ] as const)
    for (const [index, url] of [path, `${path}/`].entries())
      server.route({
        method: 'POST',
        url,
        schema: { ...describe(path, summary), hide: index > 0 } as object,
        bodyLimit: bodyBytesAtMost,
        config: { rateLimit: false },
        onRequest: (request) => limits.countSave(request),
        preParsing: checkAdministrator,
        async handler(request, reply) {
          const result = await receivePicture(request, storePicture);
          return result instanceof HttpError ? sendHttpError(result, reply) : reply.send(result);
        },
      });
};

async function receivePicture(request: FastifyRequest, storePicture: StorePicture | undefined) {
  if (!request.isMultipart()) return new HttpError(415, messages.notMultipart);
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
