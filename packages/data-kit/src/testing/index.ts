export { testDatabase, type TestDatabase } from './test-database.ts';
export { openFields } from './open-fields.ts';
