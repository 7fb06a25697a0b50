import { networkOf } from '@larkfare/service-kit';
import { type FastifyPluginAsync } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { reportRateLimit } from '../reports/report-rate-limit.ts';
import { reportShape } from '../reports/report.input.ts';
import { countReport, figuresOfRemote } from '../reports/reports.ts';
import { rollBackIfFailing } from '../reports/auto-rollback.ts';
import { failureMonitor } from '../reports/failure-monitor.ts';
import { publisherOf, sendPublisherError } from './authorisation.ts';

const dayMinutes = 24 * 60;

/** Receives beacons from visitors' pages and shows the resulting figures. */
export const reportRoutes: FastifyPluginAsync<{
  context: RegistryContext;
}> = async (server, { context }) => {
  const { db } = context;
  const isAccepted = reportRateLimit();
  const monitor = failureMonitor();

  // Nothing reads the response to a beacon: an invalid or duplicate report is dropped without an error.
  server.post('/reports', { bodyLimit: 1000 }, async (request, reply) => {
    const { 'sec-fetch-site': from = 'same-origin', 'user-agent': visitor = '' } = request.headers;
    const report = reportShape.safeParse(request.body);
    if (from !== 'same-origin' || !report.success) return reply.code(204).send();
    const about = JSON.stringify(report.data);
    const network = networkOf(request.ip);
    const nowMs = Date.now();
    if (!isAccepted({ network, visitor, about, nowMs })) return reply.code(204).send();
    if (!(await countReport(db, report.data))) return reply.code(204).send();

    monitor.record(report.data, { network, nowMs });
    if (report.data.outcome !== 'loaded')
      await rollBackIfFailing(db, monitor, { channel: 'production', ...report.data, nowMs });
    return reply.code(204).send();
  });

  server.get<{ Params: { remote: string } }>('/remotes/:remote/reports', async (request, reply) => {
    const { remote } = request.params;
    const reader = await publisherOf(context, request, { remote, scope: 'publish' });
    if (typeof reader !== 'string') return sendPublisherError(reply, reader);
    return {
      minutes: dayMinutes,
      versions: await figuresOfRemote(db, { remote, minutes: dayMinutes }),
    };
  });
};
