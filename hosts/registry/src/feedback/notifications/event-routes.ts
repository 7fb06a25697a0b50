import { HttpError, undocumented } from '@larkfare/server-kit/http';
import { z } from 'zod';
import { eventsOf } from '../events.ts';
import { addressProblem } from './notification.rules.ts';
import {
  addTarget,
  confirmTarget,
  deliveriesOf,
  removeTarget,
  targetsOf,
  testTargets,
} from './targets.ts';
import { type RegistryApi } from '../../trust/registry-api.ts';
import * as responses from '../../trust/responses.ts';
import { type DataSource } from 'typeorm';

/** The events of a remote, and the addresses that are notified of them. */
export function eventRoutes(
  { route, server }: RegistryApi,
  { db, mayCallPrivate }: { db: DataSource; mayCallPrivate: boolean },
): void {
  route(
    'GET /remotes/{remote}/events',
    {
      summary: 'What happened to a remote',
      description: 'The latest 100 events, or the next 100 after one.',
      callers: ['publish', 'administrator'],
      query: z.object({
        after: z
          .string()
          .regex(/^\d{1,18}$/, 'Name an event by its number: ?after=17.')
          .optional()
          .describe('The id of an event.'),
      }),
      response: responses.events,
    },
    async ({ params, query }) => ({ events: await eventsOf(db, { ...params, ...query }) }),
  );

  route(
    'GET /remotes/{remote}/notifications',
    {
      summary: 'Who is notified of a remote, and the latest 50 notifications',
      callers: ['publish', 'administrator'],
      response: responses.notifications,
    },
    async ({ params: { remote } }) => ({
      targets: await targetsOf(db, remote),
      deliveries: await deliveriesOf(db, remote),
    }),
  );

  route(
    'POST /remotes/{remote}/notifications',
    {
      summary: 'Notify a webhook or an email address',
      description: 'Requests to a webhook are signed as Standard Webhooks describe it.',
      callers: ['notify', 'administrator'],
      body: z.object({
        address: z.string().max(500).describe('https://… of a webhook, or mailto:…'),
      }),
      response: responses.createdTarget,
      status: 201,
    },
    async ({ params: { remote }, body: { address }, author }) => {
      const problem = addressProblem(address, mayCallPrivate);
      if (problem) return new HttpError(400, problem);
      return addTarget(db, { remote, address, by: author.name });
    },
  );

  route(
    'POST /remotes/{remote}/notifications/test',
    {
      summary: 'Send a test to all who are notified of a remote',
      callers: ['notify', 'administrator'],
      response: responses.message,
    },
    async ({ params: { remote }, author }) => {
      if (!(await testTargets(db, { remote, by: author.name })))
        return new HttpError(409, 'A test was sent within the last minute.');
      return { message: 'A test is on its way.' };
    },
  );

  route(
    'DELETE /remotes/{remote}/notifications/{id}',
    {
      summary: 'Notify an address no longer',
      callers: ['notify', 'administrator'],
      response: responses.message,
    },
    async ({ params, author }) => {
      if (!(await removeTarget(db, { ...params, by: author.name })))
        return new HttpError(404, 'There is no such address.');
      return { message: 'It is no longer notified.' };
    },
  );

  // Programs that check links by HEAD confirm nothing.
  const confirm = { ...undocumented, exposeHeadRoute: false };
  server.get<{ Params: { token: string } }>(
    '/confirm-address/:token',
    confirm,
    async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const remote = await confirmTarget(db, request.params.token);
      if (remote === undefined)
        throw new HttpError(404, 'This link has expired or was used before.');
      return reply
        .type('text/plain; charset=utf-8')
        .send(`You are notified of ${remote} from now on.`);
    },
  );
}
