import { HttpError } from '@larkfare/server-kit/http';
import { loadCandidate, type Published } from '../checks/recheck-gates.ts';
import { type Checks } from '../checks/run-gates.ts';
import { type RegistryApi } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';
import { parseCandidate, uploadForm } from '../versions/parse-candidate.ts';
import { sourceMapsOf } from '../versions/sources.ts';
import { type PublishedVersion, unknownVersion, versionsOf } from '../versions/versions.ts';
import { checkVersion, publishVersion } from './publish-version.ts';
import { remoteExists } from './remotes.ts';

const maxBodyBytes = 12_000_000;

/** Checking and publishing versions of a remote. */
export function versionRoutes({ route }: RegistryApi, context: Published & Checks): void {
  const { db } = context;

  route(
    'GET /remotes/{remote}/versions',
    { summary: 'Published versions of a remote', response: responses.versions },
    async ({ params: { remote }, isAuthenticated }) => {
      if (!(await remoteExists(db, remote))) return new HttpError(404, 'There is no such remote.');
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
    async ({ params: { remote, version }, offeredVersion }) => {
      const { contentHash, source, signature } = await offeredVersion();
      const candidate = await loadCandidate(context, remote, version);
      if (!candidate) return unknownVersion();
      const { manifest, operations, files } = candidate;
      const maps = await sourceMapsOf(db, { remote, version });
      return {
        ...{ version, contentHash, manifest, operations, source, maps },
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
      form: uploadForm,
      bodyLimit: maxBodyBytes,
      response: responses.checked,
    },
    async ({ params: { remote } }, { request }) =>
      checkVersion(context, await parseCandidate(request, remote)),
  );

  route(
    'POST /remotes/{remote}/versions',
    {
      summary: 'Publish a version',
      description: 'The same content once more is answered with 200 and the stored version.',
      callers: ['publish', 'administrator'],
      form: uploadForm,
      bodyLimit: maxBodyBytes,
      response: responses.published,
      mayCreate: true,
    },
    async ({ params: { remote }, author }, { request }) =>
      publishVersion(context, await parseCandidate(request, remote), author.name),
  );
}

/** Anonymous callers see decisions, not their authors. */
const withoutAuthors = ({ withdrawn, ...version }: PublishedVersion) => ({
  ...version,
  publishedBy: undefined,
  source: undefined,
  reviews: version.reviews.map((each) => ({ ...each, decidedBy: undefined })),
  ...(withdrawn && { withdrawn: { ...withdrawn, decidedBy: undefined } }),
});
