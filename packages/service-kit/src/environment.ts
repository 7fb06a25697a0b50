import { readFileSync } from 'node:fs';
import { type z } from 'zod';

/**
 * Parses the process's settings once, at the edge. Instead of a setting, its name with `_FILE` may name a file that holds
 * it, as secrets are mounted in containers.
 * @throws an Error that names every missing or bad variable, one a line.
 */
export function environment<Schema extends z.ZodObject>(
  schema: Schema,
  source: NodeJS.ProcessEnv = process.env,
): z.output<Schema> {
  const problems: string[] = [];
  const filled: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const file = source[`${name}_FILE`];
    const value =
      source[name] || (file && contents(file, (why) => problems.push(`${name}_FILE: ${why}`)));
    if (value) filled[name] = value;
  }
  if (problems.length === 0) {
    const result = schema.safeParse(filled);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      problems.push(`${path.join('.')}: ${message}`);
  }
  throw new Error(['These settings are missing or wrong:', ...problems].join('\n  '));
}

/** Without the line's end that editors add. */
function contents(file: string, report: (why: string) => void): string | undefined {
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (problem) {
    report(`cannot be read: ${(problem as NodeJS.ErrnoException).code}`);
    return undefined;
  }
}
