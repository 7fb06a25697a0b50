export { constraintViolation } from './constraint-violation.ts';
export {
  databaseEnvironment,
  databaseSettings,
  withLoginOf,
  withRoles,
} from './database-settings.ts';
export { databaseReady } from './database-ready.ts';
export { listen, type Listening } from './listen.ts';
export {
  ensureLogin,
  ensureRoles,
  canMigrate,
  migrate,
  type Migrations,
  refuseSharedRoles,
} from './migrate.ts';
export { newId } from './new-id.ts';
export {
  bulkWork,
  openDatabase,
  connectionOptions,
  type DatabaseOptions,
} from './open-database.ts';
export { query, type Parameters } from './query.ts';
