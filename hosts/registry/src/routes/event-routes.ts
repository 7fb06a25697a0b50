import { safeParse } from '@larkfare/server-kit/http';
import { type FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { eventsOf } from '../events/events.ts';
import { addressProblem } from '../notifications/notification.rules.ts';
import {
  addTarget,
  confirmTarget,
  deliveriesOf,
  removeTarget,
  targetsOf,
  testTargets,
} from '../notifications/targets.ts';
import { type RegistryContext } from '../registry-context.ts';
import { authorOf, forPublishers } from './authorisation.ts';
import { sendError } from './errors.ts';
import { undocumented } from './openapi.ts';
import * as responses from './responses.ts';

type OfRemote = { Params: { remote: string } };
type OfTarget = { Params: { remote: string; id: string } };

const eventsQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional()
    .describe('The id of an event.'),
});
const newTarget = z.object({
  address: z.string().max(500).describe('https://… of a webhook, or mailto:…'),
});

/** What happened to a remote, and who is notified of it. */
export const eventRoutes: FastifyPluginAsync<{ context: RegistryContext }> = async (
  server,
  { context },
) => {
  const { db } = context;
  const ofTeam = forPublishers(context);
  const ofNotifiers = forPublishers(context, 'notify');

  const list = ofTeam({
    summary: 'What happened to a remote',
    description: 'The latest 100 events, or the next 100 after one.',
    query: eventsQuery,
    response: responses.events,
  });
  server.get<OfRemote>('/remotes/:remote/events', list, async (request, reply) => {
    const query = safeParse(eventsQuery, request.query);
    if (!query.success) return sendError(reply, 400, 'Name an event by its number: ?after=17.');
    return { events: await eventsOf(db, { remote: request.params.remote, ...query.data }) };
  });

  const targets = ofTeam({
    summary: 'Who is notified of a remote, and the latest 50 notifications',
    response: responses.notifications,
  });
  server.get<OfRemote>(
    '/remotes/:remote/notifications',
    targets,
    async ({ params: { remote } }) => ({
      targets: await targetsOf(db, remote),
      deliveries: await deliveriesOf(db, remote),
    }),
  );

  const add = ofNotifiers({
    summary: 'Notify a webhook or an email address',
    description: 'Requests to a webhook are signed as Standard Webhooks describe it.',
    body: newTarget,
    response: responses.createdTarget,
    status: 201,
  });
  server.post<OfRemote>('/remotes/:remote/notifications', add, async (request, reply) => {
    const { remote } = request.params;
    const body = safeParse(newTarget, request.body);
    const { address = '' } = body.data ?? {};
    const problem = addressProblem(address, context.mayCallPrivate);
    if (problem) return sendError(reply, 400, problem);
    const added = await addTarget(db, { remote, address, by: authorOf(request) });
    if (!added) return sendError(reply, 404, 'There is no such remote.');
    if ('refused' in added) return sendError(reply, 409, added.refused);
    return reply.code(201).send(added);
  });

  const test = ofNotifiers({
    summary: 'Send a test to all who are notified of a remote',
    response: responses.message,
  });
  server.post<OfRemote>('/remotes/:remote/notifications/test', test, async (request, reply) =>
    (await testTargets(db, { remote: request.params.remote, by: authorOf(request) }))
      ? { message: 'A test is on its way.' }
      : sendError(reply, 409, 'A test was sent within the last minute.'),
  );

  const remove = ofNotifiers({
    summary: 'Notify an address no longer',
    response: responses.message,
  });
  server.delete<OfTarget>('/remotes/:remote/notifications/:id', remove, async (request, reply) =>
    (await removeTarget(db, { ...request.params, by: authorOf(request) }))
      ? { message: 'It is no longer notified.' }
      : sendError(reply, 404, 'There is no such address.'),
  );

  // Programs that check links by HEAD confirm nothing.
  const confirm = { ...undocumented, exposeHeadRoute: false };
  server.get<{ Params: { token: string } }>(
    '/confirm-address/:token',
    confirm,
    async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const remote = await confirmTarget(db, request.params.token);
      return remote === undefined
        ? sendError(reply, 404, 'This link has expired or was used before.')
        : reply
            .type('text/plain; charset=utf-8')
            .send(`You are notified of ${remote} from now on.`);
    },
  );
};
