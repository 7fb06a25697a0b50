import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** A JSON file, checked by its schema; a problem fails with the file, the place and the reason. */
export function readJson<Schema extends z.ZodType>(file: URL, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(file));
  if (parsed.success) return parsed.data;
  throw new Error(`${fileURLToPath(file)} is not valid.\n${z.prettifyError(parsed.error)}`);
}

function parseJson(file: URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${fileURLToPath(file)} could not be read. ${String(cause)}`, { cause });
  }
}
