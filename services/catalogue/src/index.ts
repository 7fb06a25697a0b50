import { type Migrations } from '@larkfare/data-kit/database';

export { isDemonstration, loadDemonstration } from './demonstration/load-demonstration.ts';

export { createCatalogueService, type CatalogueOptions, type CatalogueService } from './service.ts';
export { subgraphSchema } from './subgraph.ts';

export const migrations: Migrations = {
  schema: 'catalogue',
  folder: new URL('../migrations', import.meta.url),
};
