import { openDatabase } from '@larkfare/data-kit/database';
import { redisProgram, startRedis } from '@larkfare/server-kit/testing';
import { countsAreShared } from './testing/counts-are-shared.ts';
import { startWholeSites } from './testing/whole-sites.ts';

if (redisProgram) {
  const redis = await startRedis();
  const sites = await startWholeSites(2, { REDIS_URL: redis.url });
  afterAll(async () => {
    await sites.close();
    await redis.stop();
  });

  countsAreShared(sites);

  test('the database has none of the counts', async () => {
    await using opened = new AsyncDisposableStack();
    const db = opened.adopt(
      await openDatabase({ url: sites.databaseUrl, schema: 'registry', poolSize: 1 }),
      (own) => own.destroy(),
    );

    const counted =
      'SELECT (SELECT count(*) FROM usage)::int AS uses, (SELECT count(*) FROM visits)::int AS visits';
    expect(await db.query(counted)).toEqual([{ uses: 0, visits: 0 }]);
  });
} else
  test.skip('the counts of both sites in Redis or Valkey, of which none is installed', () =>
    undefined);
