export { aSmallS3, type SmallS3 } from './small-s3.ts';
export { testDatabase, type TestDatabase } from './test-database.ts';
