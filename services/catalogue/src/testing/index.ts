export { startCatalogue, type TestCatalogue } from './test-catalogue.ts';
