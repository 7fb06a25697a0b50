// npm run generate: the TypeScript of every .graphql file that changed.
import { prepareSources } from './prepare.mjs';

await prepareSources();
