#!/usr/bin/env node
// node packages/webpack-remote/src/generate-operations.mjs <workspace folder> [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parse, printSchema } from 'graphql';
import { generatedModule } from './operations/generated-module.mjs';
import { apiSchema, readOperations } from './operations/read-operations.mjs';

const isCheck = process.argv.includes('--check');
const folder = resolve(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '.');

const stale = await writeStale().catch((problem) => {
  console.error(problem.message);
  process.exit(1);
});
if (isCheck && stale.length > 0) {
  console.error(`Stale, run \`npm run generate\`:\n${stale.join('\n')}`);
  process.exit(1);
}
for (const path of stale) console.log(`wrote ${path}`);

/** Paths whose text on disk differs from what their .graphql file says. */
async function writeStale() {
  const schema = apiSchema(folder);
  const schemaDocument = parse(printSchema(schema));
  const stale = [];
  for (const file of await readOperations(folder, schema)) {
    const target = join(folder, file.path.replace(/\.graphql$/, '.generated.ts'));
    const text = await generatedModule(file, schema, schemaDocument);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    stale.push(relative(process.cwd(), target));
    if (!isCheck) writeFileSync(target, text);
  }
  return stale;
}
