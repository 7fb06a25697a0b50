import { HttpError } from '@larkfare/server-kit/http';
import { z } from 'zod';

/** The header of a change that is based on a revision. */
export const ifMatch = z.looseObject({
  'if-match': z
    .string()
    .optional()
    .describe('The revision that the change is based on: 12, or an ETag such as "production-12".'),
});

export function revisionOf({ 'if-match': etag = '' }: z.output<typeof ifMatch>) {
  const [, revision] = /^(?:W\/)?"?(?:[a-z][a-z0-9-]*-)?(\d{1,9})"?$/.exec(etag) ?? [];
  return revision === undefined ? undefined : Number(revision);
}

/** @throws HttpError without a revision */
export function requireRevision(headers: z.output<typeof ifMatch>): number {
  const revision = revisionOf(headers);
  if (revision === undefined)
    throw new HttpError(428, 'Send the revision the change is based on as If-Match.');
  return revision;
}
