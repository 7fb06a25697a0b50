export { startCatalogue, startsWithinMs, type TestCatalogue } from './test-catalogue.ts';
