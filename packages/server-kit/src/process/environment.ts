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
    const result = schema.safeParse(filled, { error: problemOf });
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      problems.push(`${path.join('.')}: ${message}`);
  }
  throw new Error(['These settings are missing or wrong:', ...problems].join('\n  '));
}

/** In the words of an operator, where a setting has no message. */
function problemOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is missing';
  if (issue.code === 'invalid_type')
    return `must be a ${issue.expected === 'int' ? 'whole ' : ''}number`;
  if (issue.code === 'too_small') return `must be at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`;
  if (issue.code === 'invalid_value') return `must be ${issue.values.join(' or ')}`;
  if (issue.code !== 'invalid_format') return undefined;
  return issue.format === 'email'
    ? 'must be an email address'
    : 'must be an address such as https://www.example.com';
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
