import { type FastifySchemaCompiler } from 'fastify';
import { type z } from 'zod';
import { plainWords, sentenceOf } from './sentences.ts';

const parts: Readonly<Record<string, string>> = {
  body: 'The body',
  params: 'The address',
  querystring: 'The query',
  headers: 'The headers',
};

/** Fastify's validation by zod, refusing with one sentence. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart = '' }) => {
  const part = parts[httpPart] ?? 'The request';
  const prepare = httpPart === 'querystring' ? withoutEmpty : (value: unknown) => value;

  return (value: unknown) => {
    const result = schema.safeParse(prepare(value), { error: plainWords });
    if (result.success) return { value: result.data };
    return { error: new InvalidRequest(sentenceOf(result.error, part)) };
  };
};

/** Told as 400 by Fastify. */
class InvalidRequest extends Error {
  readonly statusCode = 400;
}

/** Old forms send every field of theirs, empty or not: `from=` means no `from`. */
const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''));
