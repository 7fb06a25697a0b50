import { contentHash } from '@larkfare/remote-cli/content-hash';
import { Created, HttpError } from '@larkfare/server-kit/http';
import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { loadCandidate, type Published } from '../checks/recheck-gates.ts';
import { runGates, type Checks } from '../checks/run-gates.ts';
import { hasPassed } from '../checks/gates.ts';
import { remoteExists } from './remotes.ts';
import { signerOf } from '../trust/signing-keys.ts';
import { type Candidate } from '../versions/published.input.ts';
import { sourceMapsOf } from '../versions/sources.ts';
import {
  findVersion,
  type PublishedVersion,
  storeVersion,
  versionsOf,
} from '../versions/versions.ts';
import { parseCandidate, uploadLimits } from '../versions/parse-candidate.ts';
import { type RegistryApi, unknownVersion, withdrawnError } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';

const maxBodyBytes = 12_000_000;

/** The form as `parseCandidate` reads it. */
const build = {
  fields: z.object({
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
  }),
  limits: uploadLimits,
  message: 'Send a build as multipart/form-data.',
};

/** Checking and publishing versions of a remote. */
export function versionRoutes({ route }: RegistryApi, context: Published & Checks): void {
  const { db, storage } = context;

  route(
    'GET /remotes/{remote}/versions',
    { summary: 'Published versions of a remote', response: responses.versions },
    async ({ params: { remote }, isAuthenticated }) => {
      if (!(await remoteExists(db, remote))) throw new HttpError(404, 'There is no such remote.');
      const versions = await versionsOf(db, remote);
      return { versions: (await isAuthenticated()) ? versions : versions.map(withoutAuthors) };
    },
  );

  route(
    'GET /remotes/{remote}/versions/{version}/content',
    {
      summary: 'What a version was published with, to publish it at another site',
      description: 'Its files for browsers are at /_r/{remote}/{manifest.build}/{file}.',
      callers: ['publish', 'administrator'],
      response: responses.content,
    },
    async ({ params: { remote, version } }) => {
      const published = await findVersion(db, remote, version);
      if (!published) throw unknownVersion();
      const { source, signature, withdrawn } = published;
      if (withdrawn) throw withdrawnError(remote, version, withdrawn);
      const candidate = await loadCandidate(context, remote, version);
      if (!candidate) throw unknownVersion();
      const { manifest, operations, files } = candidate;
      const maps = await sourceMapsOf(db, { remote, version });
      return {
        ...{ version, contentHash: published.contentHash, manifest, operations, source, maps },
        server: (manifest.server && files.get(manifest.server.path)?.toString()) ?? null,
        signature: signature?.value ?? null,
      };
    },
  );

  route(
    'POST /remotes/{remote}/check',
    {
      summary: 'Run the gates without publishing',
      callers: ['publish', 'administrator'],
      form: build,
      bodyLimit: maxBodyBytes,
      response: responses.checked,
    },
    async ({ params: { remote } }, { request }) => {
      const candidate = await parseCandidate(request, remote);
      const gates = await runGates(context, candidate, 'production');
      const conflict = await versionConflict(db, candidate);
      return {
        passed: hasPassed(gates),
        gates: conflict ? [...gates, { gate: 'version', problems: [], note: conflict }] : gates,
      };
    },
  );

  route(
    'POST /remotes/{remote}/versions',
    {
      summary: 'Publish a version',
      description: 'The same content once more is answered with 200 and the stored version.',
      callers: ['publish', 'administrator'],
      form: build,
      bodyLimit: maxBodyBytes,
      response: responses.published,
      mayCreate: true,
    },
    async ({ params: { remote }, author }, { request }) => {
      const candidate = await parseCandidate(request, remote);
      const signer = await signerOf(db, candidate);
      if ('refused' in signer) throw new HttpError(403, signer.refused);
      const gates = await runGates(context, candidate, 'production');
      const { version } = candidate;
      if (!hasPassed(gates))
        throw new HttpError(422, `${remote} ${version} may not be published.`, { gates });

      const stored = await storeVersion(db, storage, candidate, author.name, signer.id);
      if (stored) return new Created({ ...stored, gates });
      // A pipeline that runs again publishes the same once more.
      const conflict = await versionConflict(db, candidate);
      const published = await findVersion(db, remote, version);
      if (conflict || !published) throw new HttpError(409, conflict ?? 'Please try again.');
      return { ...published, gates };
    },
  );
}

/** The reason why a version or its build cannot be published again; undefined for the same content under the same version. */
async function versionConflict(db: DataSource, candidate: Candidate): Promise<string | undefined> {
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

/** Anonymous callers see decisions, not their authors. */
const withoutAuthors = ({ withdrawn, ...version }: PublishedVersion) => ({
  ...version,
  publishedBy: undefined,
  source: undefined,
  reviews: version.reviews.map((each) => ({ ...each, decidedBy: undefined })),
  ...(withdrawn && { withdrawn: { ...withdrawn, decidedBy: undefined } }),
});
