#!/usr/bin/env node
// larkfare-operations [workspace folder]: the TypeScript of its .graphql files.
import { resolve } from 'node:path';
import { generate } from './generate.mjs';

await generate(resolve(process.argv[2] ?? '.')).catch((problem) => {
  console.error(problem.message);
  process.exitCode = 1;
});
