import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { migrate } from '@larkfare/data-kit/database';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import { createCatalogueService, migrations } from './index.ts';

test('while the database is unavailable lists answer SERVICE_UNAVAILABLE and recover with it, and searches continue', async () => {
  await using opened = new AsyncDisposableStack();
  const folder = opened.adopt(await mkdtemp(join(tmpdir(), 'larkfare-unavailable-')), (path) =>
    rm(path, { recursive: true }),
  );
  const start = () => startEmbeddedDatabase({ folder, settings: { fsync: 'off' } });
  let postgres = await start();
  opened.defer(() => postgres.stop());
  await migrate(postgres.url, migrations);
  const service = opened.adopt(
    await createCatalogueService({ databaseUrl: postgres.url }),
    (running) => running.close(),
  );
  const execute = inProcessExecutor(service.subgraph);
  const regions = () => execute({ query: '{ regions { name } }' });
  expect(await regions()).toEqual({ data: { regions: [] } });

  await postgres.stop();

  expect((await regions()).errors).toMatchObject([
    {
      message: 'This part of the site is not answering. Please try again in a moment.',
      extensions: { code: 'SERVICE_UNAVAILABLE' },
    },
  ]);
  const search = `{
    flightSearch(input: { toId: "00000000-0000-7000-8000-000000000000" }) { totalItems }
    airportSuggestions(query: "lhr") { airportCode } popularLocations { name lowestPricePence } deals { hotDeals { name } }
  }`;
  expect(await execute({ query: search })).toEqual({
    data: {
      flightSearch: { totalItems: 0 },
      airportSuggestions: [],
      popularLocations: [],
      deals: { hotDeals: [] },
    },
  });
  postgres = await start();
  expect(await regions()).toEqual({ data: { regions: [] } });
});
