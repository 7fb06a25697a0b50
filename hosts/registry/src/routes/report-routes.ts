import { type FastifyPluginAsync } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { type Report, reportShape } from '../reports/report.input.ts';
import { countReport, figuresOfRemote } from '../reports/reports.ts';
import { rollBackIfFailing } from '../reports/auto-rollback.ts';
import { publisherOf, sendPublisherError } from './authorisation.ts';
import { describe, undocumented } from './openapi.ts';
import * as responses from './responses.ts';

const dayMinutes = 24 * 60;

/** Receives beacons from visitors' pages and shows the resulting figures. */
export const reportRoutes: FastifyPluginAsync<{
  context: RegistryContext;
}> = async (server, { context }) => {
  const { db, reports } = context;

  // Nothing reads the response to a beacon: a report that does not count is dropped without an error.
  server.post('/reports', { bodyLimit: 1000, ...undocumented }, async (request, reply) => {
    const { 'sec-fetch-site': from = 'same-origin' } = request.headers;
    const report = reportShape.safeParse(request.body);
    const nowMs = Date.now();
    if (from === 'same-origin' && report.success && reports.accept(report.data, request.ip, nowMs))
      await act(report.data, nowMs);
    return reply.code(204).send();
  });

  async function act({ remote, version, outcome }: Report, nowMs: number) {
    if (!(await countReport(db, { remote, version, outcome }))) return;
    if (outcome === 'loaded' || outcome === 'shown') return;
    await rollBackIfFailing(db, reports, { channel: 'production', remote, version, nowMs });
  }

  const figures = describe({
    summary: 'What visitors’ pages reported about each version in the last day',
    callers: ['publish', 'administrator'],
    response: responses.figures,
  });
  type OfRemote = { Params: { remote: string } };
  server.get<OfRemote>('/remotes/:remote/reports', figures, async (request, reply) => {
    const { remote } = request.params;
    const reader = await publisherOf(context, request, { remote, scope: 'publish' });
    if (typeof reader !== 'string') return sendPublisherError(reply, reader);
    return {
      minutes: dayMinutes,
      versions: await figuresOfRemote(db, { remote, minutes: dayMinutes }),
    };
  });
};
