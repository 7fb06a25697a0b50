import multipart, { type MultipartFile } from '@fastify/multipart';
import { type FastifyPluginAsync, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerHeaders } from '../graph/caller-headers.ts';
import { type StorePicture } from '../media/store-picture.ts';
import { type WriteLimits } from '../rate-limits.ts';
import { type AdministratorCheck } from './administrator-check.ts';
import { answerRefusal, Refused } from './refused.ts';
import { describeRoute } from './route-description.ts';

interface UploadRoutesOptions {
  storePicture: StorePicture | undefined;
  checkAdministrator: AdministratorCheck;
  limits: WriteLimits;
}

const field = 'image';
const pictureBytesAtMost = 10 * 1024 * 1024;
/** The picture and what multipart writes around it. */
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

const sentences = {
  notMultipart: `Send the picture as multipart/form-data, in the field ${field}.`,
  missing: `Choose a picture: the field ${field} is missing.`,
  unreadable: 'The upload broke off or is not valid multipart/form-data.',
  tooLarge: 'Image file is too large.',
  closed: 'Pictures cannot be kept just now. Please try again in a moment.',
};

/** POST /upload and /upload/airlines, in a part of the door that reads multipart instead of JSON. */
export const uploadRoutes: FastifyPluginAsync<UploadRoutesOptions> = async (
  server,
  { storePicture, checkAdministrator, limits },
) => {
  server.removeAllContentTypeParsers();
  await server.register(multipart, { limits: multipartLimits });
  server.addContentTypeParser('*', async () => {
    throw Object.assign(new Error(sentences.notMultipart), { statusCode: 415 });
  });

  const describe = (path: string, summary: string) => ({
    ...describeRoute(path, {
      summary,
      administrator: true,
      answer: z.object({ imageUrl: z.string() }),
    }),
    consumes: ['multipart/form-data'],
    description: `One JPEG, PNG or WebP picture of at most 10 MB, in the multipart field \`${field}\`.`,
  });

  for (const [path, summary] of [
    ['/upload', 'Keep a picture'],
    ['/upload/airlines', 'Keep a logo or monogram of an airline'],
  ] as const)
    for (const [index, url] of [path, `${path}/`].entries())
      server.route({
        method: 'POST',
        url,
        schema: { ...describe(path, summary), hide: index > 0 } as object,
        bodyLimit: bodyBytesAtMost,
        config: { rateLimit: false },
        onRequest: limits.countSave,
        preParsing: checkAdministrator,
        async handler(request, reply) {
          const answer = await keepPicture(request, storePicture);
          return answer instanceof Refused ? answerRefusal(answer, reply) : reply.send(answer);
        },
      });
};

async function keepPicture(request: FastifyRequest, storePicture: StorePicture | undefined) {
  if (!request.isMultipart()) return new Refused(415, sentences.notMultipart);
  if (!storePicture) return new Refused(503, sentences.closed);
  if (Number(request.headers['content-length'] ?? 0) > bodyBytesAtMost)
    return new Refused(413, sentences.tooLarge);

  let answer: { imageUrl: string } | Refused | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue;
      if (part.fieldname === field && !answer) answer = await keep(part, request, storePicture);
      // Whatever nobody read would hold up the parts after it.
      part.file.resume();
    }
  } catch (problem) {
    // What follows the picture, or breaks it off, is told only where nothing better is known.
    if (problem instanceof StoringFailed) throw problem.cause;
    answer ??= new Refused(400, sentences.unreadable);
  } finally {
    // What was not read is thrown away, so that the sender hears the answer and can go on.
    request.raw.resume();
  }
  return answer ?? new Refused(400, sentences.missing);
}

class StoringFailed extends Error {}

async function keep({ file }: MultipartFile, request: FastifyRequest, storePicture: StorePicture) {
  if (file.truncated) return new Refused(413, sentences.tooLarge);
  // The parser would end the picture there as if it were whole.
  file.once('limit', () => file.destroy(new Error(sentences.tooLarge)));
  const outcome = await storePicture({ stream: file, headers: callerHeaders(request) }).catch(
    (cause: unknown) => new StoringFailed('', { cause }),
  );
  if (file.truncated) return new Refused(413, sentences.tooLarge);
  if (file.errored) return new Refused(400, sentences.unreadable);
  if (outcome instanceof StoringFailed) throw outcome;
  return 'imageUrl' in outcome
    ? { imageUrl: outcome.imageUrl }
    : new Refused(outcome.status, outcome.message);
}
