// The baseline: Fastify and pg, nothing else. Runs in its own process, configured by its parent.
import Fastify from 'fastify';
import pg from 'pg';
import { runChild } from '../harness/children.ts';
import { type CapturedStatement } from './captured-statement.ts';

export interface BareResponses {
  connection: pg.PoolConfig;
  /** Statements by path. */
  searches: Record<string, CapturedStatement>;
  /** Constant responses by address, in base64. */
  constants: Record<string, string>;
}

const offersPerPage = 25;

runChild(async ({ connection, searches, constants }: BareResponses) => {
  const pool = new pg.Pool({ ...connection, max: 10 });
  const server = Fastify();
  for (const [path, statement] of Object.entries(searches))
    server.get(path, async () => {
      const { rows } = await pool.query<{ items: unknown[]; totalItems: number }>(statement);
      const { items = [], totalItems = 0 } = rows[0] ?? {};
      return { results: items, totalPages: Math.ceil(totalItems / offersPerPage) };
    });
  const bytes = new Map(
    Object.entries(constants).map(([url, body]) => [url, Buffer.from(body, 'base64')]),
  );
  server.get('/constant/*', (request, reply) =>
    reply.type('application/octet-stream').send(bytes.get(request.url)),
  );
  return server.listen({ port: 0, host: '127.0.0.1' });
});
