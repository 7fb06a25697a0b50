import { type FastifySchemaCompiler } from 'fastify';
import { type z } from 'zod';
import { HttpError } from './http-error.ts';
import { safeParse } from './safe-parse.ts';

const parts: Readonly<Record<string, string>> = {
  body: 'The body',
  params: 'The address',
  querystring: 'The query',
  headers: 'The headers',
};

/** Fastify's validation by zod, with one sentence as the message. */
export const validator =
  ({ ignoresEmptyParameters = false }): FastifySchemaCompiler<z.ZodType> =>
  ({ schema, httpPart = '' }) => {
    const part = parts[httpPart] ?? 'The request';
    const prepare =
      ignoresEmptyParameters && httpPart === 'querystring'
        ? withoutEmpty
        : (value: unknown) => value;

    return (value: unknown) => {
      const result = safeParse(schema, prepare(value), {
        error: issueMessage,
        incomparable: 'holds a value of the wrong type',
      });
      if (result.success) return { value: result.data };
      return { error: new HttpError(400, errorMessage(result.error, part)) };
    };
  };

/** Old forms send every field of theirs, empty or not: `from=` means no `from`. */
const withoutEmpty = (query: unknown) =>
  Object.fromEntries(Object.entries(query as object).filter(([, value]) => value !== ''));

/** The first issue as one sentence that names the field: 'page must be a whole number.' A schema's own sentence is kept. */
function errorMessage({ issues }: z.core.$ZodError, part: string): string {
  const [issue] = issues;
  const { path = [], message = 'is not valid' } = issue ?? {};
  if (/^\p{Lu}/u.test(message)) return message;
  return `${path.map(String).join('.') || part} ${message.replace(/\.$/, '')}.`;
}

/** An issue in plain words, where a schema does not bring its own. */
function issueMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return typeMessage(issue);
  if (issue.code === 'too_big') return `must be ${issue.maximum}${unit(issue)} or less`;
  if (issue.code === 'too_small') return `must be ${issue.minimum}${unit(issue)} or more`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format') return formatMessage(issue.format);
  return 'is not valid';
}

function typeMessage({
  expected,
  input,
}: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (input === undefined) return 'is missing';
  if (expected === 'object') return 'must be an object';
  if (Array.isArray(input) && expected !== 'array') return 'may be given once only';
  if (expected === 'int') return 'must be a whole number';
  return `must be ${expected === 'array' ? 'an' : 'a'} ${expected}`;
}

const unit = ({ origin }: { origin: string }) =>
  ({ string: ' characters', array: ' entries' })[origin] ?? '';

const formatMessage = (format: string) =>
  ({
    guid: 'is not an id of this site',
    date: 'must be a day written YYYY-MM-DD',
    safeint: 'must be a whole number',
    stringbool: 'must be true or false',
  })[format] ?? 'is not valid';
