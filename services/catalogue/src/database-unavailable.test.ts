import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@larkfare/embedded-database';
import { inProcessExecutor, migrate } from '@larkfare/service-kit';
import { createCatalogueService, migrations } from './index.ts';

test('reads answer SERVICE_UNAVAILABLE while the database is unavailable, and recover with it', async () => {
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
  postgres = await start();
  expect(await regions()).toEqual({ data: { regions: [] } });
}, 60_000);
