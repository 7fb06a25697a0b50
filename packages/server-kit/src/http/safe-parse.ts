import { z } from 'zod';

interface ParseOptions {
  error?: z.core.$ZodErrorMap;
  /** The message for a value that cannot be compared. */
  incomparable?: string;
}

/**
 * A schema's `safeParse` for what strangers send. Zod's own throws there: it compares the length of anything that has one,
 * and `{"length": {"toString": 1}}` cannot be compared.
 */
export function safeParse<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { error: errorMap, incomparable: message = 'A value has the wrong type.' }: ParseOptions = {},
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value, errorMap && { error: errorMap });
  } catch {
    const error = new z.ZodError([{ code: 'custom', path: [], message, input: value }]);
    return { success: false, error: error as z.ZodError<z.output<Schema>> };
  }
}
