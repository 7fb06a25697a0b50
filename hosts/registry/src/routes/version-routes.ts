import multipart from '@fastify/multipart';
import { type FastifyPluginAsync } from 'fastify';
import { runGates } from '../gates/run-gates.ts';
import { hasPassed } from '../gates/gates.ts';
import { type RegistryContext } from '../registry-context.ts';
import { contentHash } from '../versions/candidate.ts';
import {
  findVersion,
  type PublishedVersion,
  storeVersion,
  versionsOf,
} from '../versions/versions.ts';
import { parseCandidate, InvalidUpload, uploadLimits } from './parse-candidate.ts';
import { isAuthenticated, publisherOf, sendPublisherError } from './authorisation.ts';
import { sendError } from './errors.ts';

type Remote = { Params: { remote: string } };

const maxBodyBytes = 12_000_000;

/** Checking and publishing versions of a remote. */
export const versionRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, storage } = context;
  await server.register(multipart, { limits: uploadLimits });
  server.setErrorHandler((problem: Error & { statusCode?: number }, _, reply) => {
    if (problem instanceof InvalidUpload)
      return sendError(reply, 422, problem.message, { problems: problem.problems });
    if (problem.statusCode === 413)
      return sendError(reply, 413, 'This upload is too large: see the budgets of a remote.');
    // The multipart parser's answer to any other type.
    if (problem.statusCode === 406)
      return sendError(reply, 415, 'Send a build as multipart/form-data.');
    throw problem;
  });

  server.get<Remote>('/remotes/:remote/versions', async (request) => {
    const versions = await versionsOf(db, request.params.remote);
    if (await isAuthenticated(context, request)) return { versions };
    return { versions: versions.map(withoutAuthors) };
  });

  server.post<Remote>(
    '/remotes/:remote/check',
    { bodyLimit: maxBodyBytes },
    async (request, reply) => {
      const { remote } = request.params;
      const publisher = await publisherOf(context, request, { remote, scope: 'publish' });
      if (typeof publisher !== 'string') return sendPublisherError(reply, publisher);
      const candidate = await parseCandidate(request, remote);
      const gates = await runGates(context, candidate, 'production');
      return { passed: hasPassed(gates), gates };
    },
  );

  server.post<Remote>(
    '/remotes/:remote/versions',
    { bodyLimit: maxBodyBytes },
    async (request, reply) => {
      const { remote } = request.params;
      const publisher = await publisherOf(context, request, { remote, scope: 'publish' });
      if (typeof publisher !== 'string') return sendPublisherError(reply, publisher);
      const candidate = await parseCandidate(request, remote);
      const gates = await runGates(context, candidate, 'production');
      if (!hasPassed(gates))
        return sendError(reply, 422, `${remote} ${candidate.version} may not be published.`, {
          gates,
        });

      const stored = await storeVersion(db, storage, candidate, publisher);
      if (stored) return reply.code(201).send({ ...stored, gates });
      const published = await findVersion(db, remote, candidate.version);
      // A pipeline that runs again publishes the same once more.
      if (published?.contentHash === contentHash(candidate)) return { ...published, gates };
      return sendError(
        reply,
        409,
        published
          ? `${remote} ${candidate.version} is published already with another content. Raise the version in package.json.`
          : `This build of ${remote} is published already under another version. Activate that one, or change something.`,
      );
    },
  );
};

/** Anonymous callers see what was decided, not by whom. */
const withoutAuthors = ({ withdrawn, ...version }: PublishedVersion) => ({
  ...version,
  publishedBy: undefined,
  reviews: version.reviews.map((each) => ({ ...each, decidedBy: undefined })),
  ...(withdrawn && { withdrawn: { ...withdrawn, decidedBy: undefined } }),
});
