import { z } from 'zod';
import { byId } from './parameters.ts';
import { toRefused } from './refused.ts';

/** How an administrator's change of one record says which version it is based on; without any, the newest. */
const version = z
  .int()
  .min(0)
  .max(2 ** 31 - 1)
  .nullish()
  .describe('The version that the change is based on; a stale one is refused with 409.');

/** The ETag that the record came with, or `*`. */
const ifMatch = z
  .string()
  .regex(/^(\*|(W\/)?"?\d{1,9}"?)$/, 'must be the ETag of the record')
  .transform((etag) => (etag === '*' ? undefined : Number(etag.replaceAll(/\D/g, ''))))
  .optional();

const queriedVersion = z.coerce
  .number()
  .pipe(
    z
      .int()
      .min(0)
      .max(2 ** 31 - 1),
  )
  .optional();

/** What a route describes that changes something with a version. */
export const versionedChangeOf = <Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>) => ({
  administrator: true as const,
  headers: z.looseObject({ 'if-match': ifMatch }),
  query: z.object({ version: queriedVersion }),
  body: body.extend({ version }),
});

/** What a route describes that changes one record. */
export const changeOf = <Shape extends z.ZodRawShape>(body: z.ZodObject<Shape>) => ({
  ...versionedChangeOf(body),
  params: byId,
});

/** `If-Match` before the body before the query. */
export const basedOn = (request: {
  headers: { 'if-match'?: number | undefined };
  body: { version?: number | null | undefined };
  query: { version?: number | null | undefined };
}): number | undefined =>
  request.headers['if-match'] ?? request.body.version ?? request.query.version ?? undefined;

/** What a route describes that deletes one record. */
export const deletion = {
  administrator: true as const,
  params: byId,
  answer: z.object({ message: z.string() }),
};

type DeleteResult =
  { __typename: 'Deleted' } | { __typename: 'InUse' | 'NotFound'; message: string };

/** Says that it is gone, or why it is not. */
export const toDeleted = (result: DeleteResult, message: string) =>
  result.__typename === 'Deleted' ? { message } : toRefused(result);
