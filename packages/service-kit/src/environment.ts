import { type z } from 'zod';

/**
 * Parses the process's settings once, at the edge.
 * @throws an Error that names every missing or bad variable, one a line.
 */
export function environment<Schema extends z.ZodType>(
  schema: Schema,
  source: NodeJS.ProcessEnv = process.env,
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `  ${path.join('.')}: ${message}`,
  );
  throw new Error(`These settings are missing or wrong:\n${problems.join('\n')}`);
}
