import { type z } from 'zod';

/** The first thing wrong with an input as one sentence that names the field: 'page must be a whole number.' */
export function sentenceOf({ issues }: z.core.$ZodError, part: string): string {
  const [issue] = issues;
  const name = issue?.path.map(String).join('.') || part;
  return `${name} ${issue?.message ?? 'is not valid'}.`;
}

/** What zod finds, in plain words; used where a schema does not bring its own. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_big') return `must be ${issue.maximum}${unit(issue)} or less`;
  if (issue.code === 'too_small') return `must be ${issue.minimum}${unit(issue)} or more`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue.code === 'invalid_format') return wrongFormat(issue.format);
  return 'is not valid';
}

function wrongType({ expected, input }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (input === undefined) return 'is missing';
  if (expected === 'object') return 'must be an object';
  if (Array.isArray(input) && expected !== 'array') return 'may be given once only';
  if (expected === 'int') return 'must be a whole number';
  return `must be ${expected === 'array' ? 'an' : 'a'} ${expected}`;
}

const unit = ({ origin }: { origin: string }) =>
  ({ string: ' characters', array: ' entries' })[origin] ?? '';

const wrongFormat = (format: string) =>
  ({
    guid: 'is not an id of this site',
    date: 'must be a day written YYYY-MM-DD',
    safeint: 'must be a whole number',
    stringbool: 'must be true or false',
  })[format] ?? 'is not valid';
