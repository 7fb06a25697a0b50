import { startSite } from '@larkfare/test-servers';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { anOffer, bookingBody } from './offers.ts';

test('a server killed while it takes bookings has lost none that it acknowledged', async () => {
  const site = await startSite({ env: { READS_PER_MINUTE: '100000', POSTS_PER_MINUTE: '100000' } });
  const offer = await anOffer(site.url);
  const acknowledged: string[] = [];
  let posted = 0;

  const post = async (index: number) => {
    const response = await fetch(`${site.url}/api/booking`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `key-${index}-of-this-run`,
      },
      body: JSON.stringify(bookingBody(offer, { customerName: `Customer ${index}` })),
    });
    posted += 1;
    if (response.status === 201)
      acknowledged.push(((await response.json()) as { _id: string })._id);
    if (acknowledged.length === 60) await site.kill();
  };
  const all = Array.from({ length: 200 }, (_, index) => () => post(index).catch(() => undefined));
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = all.shift(); next; next = all.shift()) await next();
    }),
  );

  const again = await startSite({ dataFolder: site.dataFolder });
  const client = new pg.Client({ connectionString: again.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>('SELECT id FROM bookings.bookings');
  await client.end();
  const stored = new Set(rows.map(({ id }) => id));

  expect(posted).toBeGreaterThanOrEqual(60);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await again.stop();
});
