// Before `npm pack`: lets the API's schema come along, because partners build without this repository.
import { copyFileSync, existsSync, rmSync } from 'node:fs';

const schema = new URL('../../../schema.graphql', import.meta.url);
const packed = new URL('../schema.graphql', import.meta.url);

// A copy that is installed has its schema already, and nowhere to take it from.
if (existsSync(new URL('../../../lerna.json', import.meta.url))) {
  if (process.argv.includes('--clean')) rmSync(packed, { force: true });
  else copyFileSync(schema, packed);
}
