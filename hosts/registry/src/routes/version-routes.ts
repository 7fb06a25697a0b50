import multipart from '@fastify/multipart';
import { contentHash } from '@larkfare/remote-cli/content-hash';
import { type FastifyPluginAsync } from 'fastify';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { loadCandidate } from '../gates/recheck-gates.ts';
import { runGates } from '../gates/run-gates.ts';
import { hasPassed } from '../gates/gates.ts';
import { type RegistryContext } from '../registry-context.ts';
import { remoteExists } from '../remotes/remotes.ts';
import { signerOf } from '../tokens/signing-keys.ts';
import { InvalidUpload } from '../versions/to-candidate.ts';
import { type Candidate } from '../versions/published.input.ts';
import { sourceMapsOf } from '../versions/sources.ts';
import {
  findVersion,
  type PublishedVersion,
  storeVersion,
  versionsOf,
} from '../versions/versions.ts';
import { parseCandidate, uploadLimits } from './parse-candidate.ts';
import { isAuthenticated, publisherOf, sendPublisherError } from './authorisation.ts';
import { sendError, sendUnknownVersion } from './errors.ts';
import { describe } from './openapi.ts';
import * as responses from './responses.ts';

type Remote = { Params: { remote: string } };

const maxBodyBytes = 12_000_000;

/** As `parseCandidate` reads it. */
const upload = z.object({
  version: z.string().describe('Semantic version.'),
  manifest: z.string().describe('dist/remote.json.'),
  operations: z.string().optional().describe('dist/operations.json.'),
  source: z.string().optional().describe('{"commit": "…", "run": "https://…"}, both optional.'),
  signature: z
    .string()
    .optional()
    .describe('Of “remote version contentHash” by a signing key, base64.'),
  file: z.array(z.string()).describe('Each file of the build, with its name.'),
  map: z
    .array(z.string())
    .optional()
    .describe(
      'The source map of a script, e.g. app.1a2b.js.map. No visitor can fetch it; administrators read the sources in it.',
    ),
});

/** Checking and publishing versions of a remote. */
export const versionRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db, storage } = context;
  await server.register(multipart, { limits: uploadLimits, preservePath: true });
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

  const list = describe({
    summary: 'Published versions of a remote',
    response: responses.versions,
  });
  server.get<Remote>('/remotes/:remote/versions', list, async (request, reply) => {
    const { remote } = request.params;
    if (!(await remoteExists(db, remote))) return sendError(reply, 404, 'There is no such remote.');
    const versions = await versionsOf(db, remote);
    if (await isAuthenticated(context, request)) return { versions };
    return { versions: versions.map(withoutAuthors) };
  });

  const content = describe({
    summary: 'What a version was published with, to publish it at another site',
    description: 'Its files for browsers are at /_r/{remote}/{manifest.build}/{file}.',
    callers: ['publish', 'administrator'],
    response: responses.content,
  });
  type OfVersion = { Params: { remote: string; version: string } };
  server.get<OfVersion>(
    '/remotes/:remote/versions/:version/content',
    content,
    async (request, reply) => {
      const { remote, version } = request.params;
      const reader = await publisherOf(context, request, { remote, scope: 'publish' });
      if (typeof reader !== 'string') return sendPublisherError(reply, reader);
      const published = await findVersion(db, remote, version);
      if (!published) return sendUnknownVersion(reply);
      const { source, signature, withdrawn } = published;
      if (withdrawn)
        return sendError(
          reply,
          409,
          `${remote} ${version} was ${withdrawn.availability}: ${withdrawn.reason}`,
        );
      const candidate = await loadCandidate(context, remote, version);
      if (!candidate) return sendUnknownVersion(reply);
      const { manifest, operations, files } = candidate;
      const maps = await sourceMapsOf(db, { remote, version });
      return {
        ...{ version, contentHash: published.contentHash, manifest, operations, source, maps },
        server: (manifest.server && files.get(manifest.server.path)?.toString()) ?? null,
        signature: signature?.value ?? null,
      };
    },
  );

  const ofPublisher = {
    callers: ['publish', 'administrator'],
    body: upload,
    isMultipart: true,
  } as const;
  server.post<Remote>(
    '/remotes/:remote/check',
    {
      bodyLimit: maxBodyBytes,
      ...describe({
        ...ofPublisher,
        summary: 'Run the gates without publishing',
        response: responses.checked,
      }),
    },
    async (request, reply) => {
      const { remote } = request.params;
      const publisher = await publisherOf(context, request, { remote, scope: 'publish' });
      if (typeof publisher !== 'string') return sendPublisherError(reply, publisher);
      const candidate = await parseCandidate(request, remote);
      const gates = await runGates(context, candidate, 'production');
      const taken = await takenBy(db, candidate);
      return {
        passed: hasPassed(gates),
        gates: taken ? [...gates, { gate: 'version', problems: [], note: taken }] : gates,
      };
    },
  );

  server.post<Remote>(
    '/remotes/:remote/versions',
    {
      bodyLimit: maxBodyBytes,
      ...describe({
        ...ofPublisher,
        summary: 'Publish a version',
        description: 'The same content once more is answered with 200 and the stored version.',
        response: responses.published,
        status: 201,
      }),
    },
    async (request, reply) => {
      const { remote } = request.params;
      const publisher = await publisherOf(context, request, { remote, scope: 'publish' });
      if (typeof publisher !== 'string') return sendPublisherError(reply, publisher);
      const candidate = await parseCandidate(request, remote);
      const signer = await signerOf(db, candidate);
      if ('refused' in signer) return sendError(reply, 403, signer.refused);
      const gates = await runGates(context, candidate, 'production');
      if (!hasPassed(gates))
        return sendError(reply, 422, `${remote} ${candidate.version} may not be published.`, {
          gates,
        });

      const stored = await storeVersion(db, storage, candidate, publisher, signer.id);
      if (stored) return reply.code(201).send({ ...stored, gates });
      // A pipeline that runs again publishes the same once more.
      const taken = await takenBy(db, candidate);
      if (taken) return sendError(reply, 409, taken);
      return { ...(await findVersion(db, remote, candidate.version)), gates };
    },
  );
};

/** Why its version or its build cannot be published again; undefined for the same content under the same version. */
async function takenBy(db: DataSource, candidate: Candidate): Promise<string | undefined> {
  const { version, manifest } = candidate;
  const versions = await versionsOf(db, manifest.name);
  const same = versions.find((each) => each.version === version);
  if (same?.contentHash === contentHash(candidate)) return undefined;
  if (same)
    return `${manifest.name} ${version} is published already with another content. Raise the version in package.json.`;
  return versions.some(({ build }) => build === manifest.build)
    ? `This build of ${manifest.name} is published already under another version. Activate that one, or change something.`
    : undefined;
}

/** Anonymous callers see what was decided, not by whom. */
const withoutAuthors = ({ withdrawn, ...version }: PublishedVersion) => ({
  ...version,
  publishedBy: undefined,
  source: undefined,
  reviews: version.reviews.map((each) => ({ ...each, decidedBy: undefined })),
  ...(withdrawn && { withdrawn: { ...withdrawn, decidedBy: undefined } }),
});
