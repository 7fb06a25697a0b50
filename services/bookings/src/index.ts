import { type Migrations } from '@larkfare/data-kit/database';

export { createBookingsService, createMailWorker, type BookingsOptions } from './service.ts';
export {
  loadDemonstration,
  type DemonstrationOptions,
} from './demonstration/load-demonstration.ts';
export { retentionSettings } from './personal-data/retention-settings.ts';
export { subgraphSchema } from './subgraph.ts';

/** After the catalogue's: bookings refer to its flights. */
export const migrations: Migrations = {
  schema: 'bookings',
  folder: new URL('../migrations/', import.meta.url),
  hasQueue: true,
};
