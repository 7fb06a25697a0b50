import multipart from '@fastify/multipart';
import { type FastifyPluginAsync } from 'fastify';
import { askEveryGate } from '../gates/every-gate.ts';
import { hasPassed } from '../gates/gates.ts';
import { type RegistryContext } from '../registry-context.ts';
import { keepVersion, versionsOf } from '../versions/versions.ts';
import { candidateFrom, NotACandidate, uploadLimits } from './candidate-from.ts';
import { isKnown, publisherOf, refuse, refusePublisher } from './refuse.ts';

type Remote = { Params: { remote: string } };

const bodyBytesAtMost = 12_000_000;

/** Checking and publishing versions of a remote. */
export const versionRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, storage } = context;
  await server.register(multipart, { limits: uploadLimits });
  server.setErrorHandler((problem: Error & { statusCode?: number }, _, reply) => {
    if (problem instanceof NotACandidate)
      return refuse(reply, 422, problem.message, { problems: problem.problems });
    if (problem.statusCode === 413)
      return refuse(reply, 413, 'This is too big: see the budgets of a remote.');
    throw problem;
  });

  server.get<Remote>('/remotes/:remote/versions', async (request) => {
    const versions = await versionsOf(db, request.params.remote);
    if (await isKnown(context, request)) return { versions };
    return { versions: versions.map((version) => ({ ...version, publishedBy: undefined })) };
  });

  server.post<Remote>(
    '/remotes/:remote/check',
    { bodyLimit: bodyBytesAtMost },
    async (request, reply) => {
      const { remote } = request.params;
      const publisher = await publisherOf(context, request, remote);
      if (typeof publisher === 'number') return refusePublisher(reply, publisher);
      const candidate = await candidateFrom(request, remote);
      const gates = await askEveryGate(context, candidate, 'production');
      return { passed: hasPassed(gates), gates };
    },
  );

  server.post<Remote>(
    '/remotes/:remote/versions',
    { bodyLimit: bodyBytesAtMost },
    async (request, reply) => {
      const { remote } = request.params;
      const publisher = await publisherOf(context, request, remote);
      if (typeof publisher === 'number') return refusePublisher(reply, publisher);
      const candidate = await candidateFrom(request, remote);
      const gates = await askEveryGate(context, candidate, 'production');
      if (!hasPassed(gates))
        return refuse(reply, 422, `${remote} ${candidate.version} may not be published.`, {
          gates,
        });

      const kept = await keepVersion(db, storage, candidate, publisher);
      if (!kept)
        return refuse(
          reply,
          409,
          `${remote} ${candidate.version} is published already, or the same build is under another number.`,
        );
      return reply.code(201).send({ ...kept, gates });
    },
  );
};
