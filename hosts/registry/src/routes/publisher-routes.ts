import { scopes } from '@larkfare/remote-cli/registry-api';
import { joinMessages } from '@larkfare/data-kit/refusals';
import { safeParse } from '@larkfare/server-kit/http';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { type RegistryContext } from '../registry-context.ts';
import { exchangeIdToken } from '../tokens/exchange-id-token.ts';
import { issuerProblem } from '../tokens/trusted-publisher.rules.ts';
import {
  addTrustedPublisher,
  removeTrustedPublisher,
  trustedPublishers,
} from '../tokens/trusted-publishers.ts';
import { remoteName } from '../versions/published.input.ts';
import { authorOf, callerHeaders, forAdministrators } from './authorisation.ts';
import { sendError } from './errors.ts';
import { describe } from './openapi.ts';
import * as responses from './responses.ts';
import { text } from './text.input.ts';

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
export const publisherRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;
  const ofAdministrators = forAdministrators(context);

  const list = ofAdministrators({
    summary: 'Trusted publishers',
    response: responses.trustedPublishers,
  });
  server.get('/trusted-publishers', list, async () => ({
    publishers: await trustedPublishers(db),
  }));

  const add = ofAdministrators({
    summary: 'Trust the CI of a project',
    description: 'Where no ref, environment or workflow is named, any will do.',
    body: newPublisher,
    response: responses.trustedPublisher,
    status: 201,
  });
  server.post('/trusted-publishers', add, async (request, reply) => {
    const body = safeParse(newPublisher, request.body);
    if (!body.success)
      return sendError(reply, 400, joinMessages(body.error.issues.map(({ message }) => message)));
    const { remote, title = remote, ...wanted } = body.data;
    const problem = issuerProblem(wanted.issuer, context.mayCallPrivate);
    if (problem) return sendError(reply, 400, problem);
    await context.recordDeployToken(callerHeaders(request), {
      kind: 'trusted_publisher_added',
      detail: `${wanted.project} of ${wanted.issuer} (${remote}: ${wanted.scopes.join(', ')})`,
    });
    const createdBy = authorOf(request);
    const added = await addTrustedPublisher(db, { remote, title, ...wanted, createdBy });
    return added
      ? reply.code(201).send(added)
      : sendError(reply, 409, 'This publisher is already trusted.');
  });

  const remove = ofAdministrators({
    summary: 'Stop trusting a publisher',
    description: 'The deploy tokens that it got are revoked.',
    response: responses.message,
  });
  server.delete<{ Params: { id: string } }>(
    '/trusted-publishers/:id',
    remove,
    async (request, reply) => {
      const publisher = (await trustedPublishers(db)).find(({ id }) => id === request.params.id);
      if (!publisher) return sendError(reply, 404, 'This trusted publisher does not exist.');
      const { id, project, issuer, remote } = publisher;
      await context.recordDeployToken(callerHeaders(request), {
        kind: 'trusted_publisher_removed',
        detail: `${project} of ${issuer} (${remote})`,
      });
      await removeTrustedPublisher(db, id);
      return { message: 'The publisher is no longer trusted.' };
    },
  );

  const issue = describe({
    summary: 'Exchange the ID token of a CI run for a deploy token of 15 minutes',
    description: 'The run is one of a trusted publisher. Each ID token is exchanged once.',
    body: exchange,
    response: responses.exchangedToken,
    status: 201,
  });
  server.post('/tokens/exchange', issue, async (request, reply) => {
    const body = safeParse(exchange, request.body);
    if (!body.success) return sendError(reply, 400, 'Send the remote’s name and an ID token.');
    const exchanged = await exchangeIdToken(context, body.data);
    return 'token' in exchanged
      ? reply.code(201).send(exchanged)
      : sendError(reply, exchanged.status, exchanged.message);
  });
};
