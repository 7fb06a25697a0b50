// Our catalogue as it runs alone.
import { createCatalogueService } from '@larkfare/catalogue';
import { serviceServer } from '@larkfare/data-kit/subgraph';
import { runChild } from '../servers/child.ts';

runChild(async ({ databaseUrl }: { databaseUrl: string }) => {
  const server = await serviceServer(await createCatalogueService({ databaseUrl }), databaseUrl);
  return `${await server.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
});
