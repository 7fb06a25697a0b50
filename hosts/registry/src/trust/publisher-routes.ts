import { scopes } from '@larkfare/remote-cli/registry-api';
import { HttpError } from '@larkfare/server-kit/http';
import { z } from 'zod';
import { exchangeIdToken } from './exchange-id-token.ts';
import { issuerProblem } from './trusted-publisher.rules.ts';
import {
  addTrustedPublisher,
  removeTrustedPublisher,
  trustedPublishers,
} from './trusted-publishers.ts';
import { remoteName } from '../versions/published.input.ts';
import { existing, type RegistryApi } from './registry-api.ts';
import * as responses from './responses.ts';
import { text } from './text.input.ts';
import { type DataSource } from 'typeorm';
import { type VerifyIdToken } from './id-token.ts';

const newPublisher = z.object({
  remote: remoteName,
  title: text.max(80).optional(),
  issuer: text.describe(
    'https://token.actions.githubusercontent.com, or the address of a GitLab instance.',
  ),
  project: z
    .string()
    .max(300)
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'A project is owner/repository, or group/project.')
    .toLowerCase(),
  ref: z
    .string()
    .max(300)
    .regex(
      /^refs\/(heads|tags)\/[^\s*\p{C}]*\*?$/u,
      'A ref is such as refs/heads/main or refs/tags/v*.',
    )
    .nullable()
    .default(null)
    .describe('Of the run: refs/heads/main, or refs/tags/v* for all that begin so.'),
  environment: text.nullable().default(null),
  workflow: text
    .nullable()
    .default(null)
    .describe('File in the project, such as .github/workflows/remote.yml.'),
  scopes: z.array(z.enum(scopes)).min(1).max(scopes.length).default(['publish']),
});
const exchange = z.object({
  remote: remoteName,
  idToken: z
    .string()
    .max(20_000)
    .describe('OpenID Connect, for the audience of the site’s origin.'),
});

/** Projects whose CI publishes without a stored token. */
export function publisherRoutes(
  { route }: RegistryApi,
  context: { db: DataSource; mayCallPrivate: boolean; verifyIdToken: VerifyIdToken },
): void {
  const { db, mayCallPrivate } = context;

  route(
    'GET /trusted-publishers',
    {
      summary: 'Trusted publishers',
      callers: ['administrator'],
      response: responses.trustedPublishers,
    },
    async () => ({ publishers: await trustedPublishers(db) }),
  );

  route(
    'POST /trusted-publishers',
    {
      summary: 'Trust the CI of a project',
      description: 'Where no ref, environment or workflow is named, each is accepted.',
      callers: ['administrator'],
      body: newPublisher,
      response: responses.trustedPublisher,
      status: 201,
    },
    async ({ body, author, recordDeployToken }) => {
      const { remote, title = remote, ...publisher } = body;
      const problem = issuerProblem(publisher.issuer, mayCallPrivate);
      if (problem) return new HttpError(400, problem);
      const { project, issuer, scopes } = publisher;
      const detail = `${project} of ${issuer} (${remote}: ${scopes.join(', ')})`;
      await recordDeployToken({ kind: 'trusted_publisher_added', detail });
      return addTrustedPublisher(db, { remote, title, ...publisher, createdBy: author.name });
    },
  );

  route(
    'DELETE /trusted-publishers/{id}',
    {
      summary: 'Stop trusting a publisher',
      description: 'The deploy tokens that it got are revoked.',
      callers: ['administrator'],
      response: responses.message,
    },
    async ({ params, recordDeployToken }) => {
      const publishers = await trustedPublishers(db);
      const { id, project, issuer, remote } = existing(
        publishers.find((each) => each.id === params.id),
        'This trusted publisher does not exist.',
      );
      const detail = `${project} of ${issuer} (${remote})`;
      await recordDeployToken({ kind: 'trusted_publisher_removed', detail });
      await removeTrustedPublisher(db, id);
      return { message: 'The publisher is no longer trusted.' };
    },
  );

  route(
    'POST /tokens/exchange',
    {
      summary: 'Exchange the ID token of a CI run for a deploy token of 15 minutes',
      description: 'The run is one of a trusted publisher. Each ID token is exchanged once.',
      body: exchange,
      response: responses.exchangedToken,
      status: 201,
    },
    async ({ body }) => exchangeIdToken(context, body),
  );
}
