import { safeParse, undocumented } from '@larkfare/server-kit/http';
import { z } from 'zod';
import { browserFamily } from './error.rules.ts';
import { errorsOf, storeError } from './errors.ts';
import { sourceMapsIn } from './source-maps.ts';
import { type Report, reportShape } from './report.input.ts';
import { countReport, figuresOfRemote } from './reports.ts';
import { rollBackIfFailing } from './auto-rollback.ts';
import { isBackOffice } from '../versions/own-remotes.rules.ts';
import { callerHeaders } from '../trust/callers.ts';
import { type RegistryApi } from '../trust/registry-api.ts';
import * as responses from '../trust/responses.ts';
import { type DataSource } from 'typeorm';
import { type PageReports } from './page-reports.ts';
import { type AdministratorOf } from '@larkfare/server-kit/administrator';

const dayMinutes = 24 * 60;

/** Receives beacons from visitors' pages and shows the resulting figures. */
export function reportRoutes(
  { route, server }: RegistryApi,
  {
    db,
    reports,
    channel,
    administratorOf,
  }: { db: DataSource; reports: PageReports; channel: string; administratorOf: AdministratorOf },
): void {
  const mapFrame = sourceMapsIn(db);

  // Nothing reads the response to a beacon: a report that does not count is dropped without an error.
  server.post('/reports', { bodyLimit: 16_000, ...undocumented }, async (request, reply) => {
    const { 'sec-fetch-site': from = 'same-origin' } = request.headers;
    const report = safeParse(reportShape, request.body);
    const nowMs = Date.now();
    if (from !== 'same-origin' || !report.success) return reply.code(204).send();
    // Anyone can open the back office’s first page.
    if (isBackOffice(report.data.remote) && !(await administratorOf(callerHeaders(request))))
      return reply.code(204).send();
    const accepted = reports.accept(report.data, request.ip, nowMs);
    const browser = browserFamily(request.headers['user-agent']);
    if (accepted) await act(report.data, { ...accepted, browser, nowMs });
    return reply.code(204).send();
  });

  async function act(
    { remote, version, outcome, error }: Report,
    {
      visitor,
      isCounted,
      browser,
      nowMs,
    }: { visitor: string; isCounted: boolean; browser: string; nowMs: number },
  ) {
    const counted = { remote, version, outcome };
    if (isCounted && !(await countReport(db, counted, { channel, visitor }))) return;
    if (error)
      await storeError(db, mapFrame, { remote, version, outcome, error, visitor, browser });
    if (!isCounted || outcome === 'loaded' || outcome === 'shown') return;
    await rollBackIfFailing(db, reports, { channel, remote, version, nowMs });
  }

  route(
    'GET /remotes/{remote}/reports',
    {
      summary: 'What visitors’ pages reported about each version in the last day',
      callers: ['publish', 'administrator'],
      response: responses.figures,
    },
    async ({ params: { remote } }) => ({
      minutes: dayMinutes,
      versions: await figuresOfRemote(db, { remote, minutes: dayMinutes }),
    }),
  );

  route(
    'GET /remotes/{remote}/errors',
    {
      summary: 'Errors on visitors’ pages, grouped, with mapped stacks',
      callers: ['publish', 'administrator'],
      query: z.object({ version: z.string().max(80).optional() }),
      response: responses.errors,
    },
    async ({ params, query }) => ({ errors: await errorsOf(db, { ...params, ...query }) }),
  );
}
