import { type FastifyPluginAsync } from 'fastify';
import { type RegistryContext } from '../registry-context.ts';
import { heardOnce } from '../reports/heard-once.ts';
import { networkOf } from '../reports/network.rules.ts';
import { reportShape } from '../reports/report.input.ts';
import { countReport, figuresOfRemote } from '../reports/reports.ts';
import { takeBackWhatFails } from '../reports/take-back.ts';
import { visitorWatch } from '../reports/visitor-watch.ts';
import { publisherOf, refusePublisher } from './refuse.ts';

const dayMinutes = 24 * 60;

/** What visitors' pages say of published remotes, and what that comes to. */
export const reportRoutes: FastifyPluginAsync<{
  context: RegistryContext;
}> = async (server, { context }) => {
  const { db } = context;
  const isNews = heardOnce();
  const watch = visitorWatch();

  // A beacon's answer is read by nobody: whatever is not counted is passed over in silence.
  server.post('/reports', { bodyLimit: 1000 }, async (request, reply) => {
    const { 'sec-fetch-site': from = 'same-origin', 'user-agent': visitor = '' } = request.headers;
    const report = reportShape.safeParse(request.body);
    if (from !== 'same-origin' || !report.success) return reply.code(204).send();
    const about = JSON.stringify(report.data);
    const network = networkOf(request.ip);
    const nowMs = Date.now();
    if (!isNews({ network, visitor, about, nowMs })) return reply.code(204).send();
    if (!(await countReport(db, report.data))) return reply.code(204).send();

    watch.note(report.data, { network, nowMs });
    if (report.data.outcome !== 'loaded')
      await takeBackWhatFails(db, watch, { channel: 'production', ...report.data, nowMs });
    return reply.code(204).send();
  });

  server.get<{ Params: { remote: string } }>('/remotes/:remote/reports', async (request, reply) => {
    const { remote } = request.params;
    const reader = await publisherOf(context, request, remote);
    if (typeof reader === 'number') return refusePublisher(reply, reader);
    return {
      minutes: dayMinutes,
      versions: await figuresOfRemote(db, { remote, minutes: dayMinutes }),
    };
  });
};
