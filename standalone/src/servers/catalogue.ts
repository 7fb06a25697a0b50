import { createCatalogueService } from '@larkfare/catalogue';
import { databaseEnvironment } from '@larkfare/data-kit/database';
import { serviceServer } from '@larkfare/data-kit/subgraph';
import { listen } from '../listen.ts';
import { serverSettings } from '../settings.ts';
import { subgraphAt } from './subgraph-at.ts';

export async function start() {
  const env = databaseEnvironment(serverSettings.catalogue);
  const service = await createCatalogueService({
    databaseUrl: env.DATABASE_URL,
    listenUrl: env.DATABASE_LISTEN_URL,
    readUrl: env.DATABASE_READ_URL,
    search: env.CATALOGUE_SEARCH,
    content: subgraphAt(env.CONTENT_URL, env),
    bookings: subgraphAt(env.BOOKINGS_URL, env),
  });
  return listen(await serviceServer(service, env.DATABASE_URL, env.INTERNAL_SECRET), env);
}
