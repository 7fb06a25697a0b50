import { z } from 'zod';

const versionNumber = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** The version that an administrator's change is based on; without one, the newest. */
const version = versionNumber
  .nullish()
  .describe('The version that the change is based on; a stale one is refused with 409.');

/** The ETag of the record, or `*`. */
const ifMatch = z
  .string()
  .regex(/^(\*|(W\/)?"?\d{1,9}"?)$/, 'must be the ETag of the record')
  .transform((etag) => (etag === '*' ? undefined : Number(etag.replaceAll(/\D/g, ''))))
  .optional();

/** The description of a route that changes something with a version. */
export const versionedWrite = <Body extends z.ZodObject>(body: Body) => ({
  callers: ['administrator'] as const,
  headers: z.looseObject({ 'if-match': ifMatch }),
  query: z.object({ version: z.coerce.number().pipe(versionNumber).optional() }),
  body: body.extend({ version }).transform(({ version, ...fields }) => ({
    version: version as z.output<typeof versionNumber> | null | undefined,
    // The body without what was added: TypeScript cannot subtract from a generic type.
    fields: fields as unknown as z.output<Body>,
  })),
});

/** `If-Match`, else the body, else the query. */
export const baseVersion = (request: {
  headers: { 'if-match'?: number | undefined };
  body: { version: number | null | undefined };
  query: { version?: number | undefined };
}): number | undefined =>
  request.headers['if-match'] ?? request.body.version ?? request.query.version;
