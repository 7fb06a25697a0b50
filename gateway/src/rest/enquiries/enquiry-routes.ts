import { type TypedDocument } from '@larkfare/server-kit/executor';
import { z } from 'zod';
import { csvExportRoute } from '../csv-export.ts';
import { legacyEnum, type Page, pageOf, toPage } from '../mappers.ts';
import { pageIfAny, size, text } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { StreamedText, type TextPiece } from '../streamed-text.ts';
import { type EnquiryFilterInput } from '../quotes/quotes.generated.ts';

/** Routes of contact messages and quotes. */
export const enquiryStatuses = legacyEnum({
  pending: 'pending',
  'in-progress': 'inProgress',
  responded: 'responded',
  closed: 'closed',
});

const filter = z.object({
  q: text(100).default('').describe('A part of a name, an address, a reference or the text.'),
  status: enquiryStatuses.parameter.optional(),
});

const toFilter = ({ q, status }: z.output<typeof filter>): EnquiryFilterInput => ({
  query: q,
  status,
});

interface Enquiries<Row, Schema extends z.ZodType> {
  path: `/${string}`;
  /** In summaries: 'contact messages'. */
  plural: string;
  fileName: string;
  schema: Schema;
  toRecord: (row: Row) => z.output<Schema>;
  list: TypedDocument<
    { page: Page<Row> },
    { filter: EnquiryFilterInput; page: number; size: number }
  >;
  pieces: TypedDocument<
    { piece: { items: readonly Row[]; next: string | null } },
    { filter: EnquiryFilterInput; after: string | undefined }
  >;
  export: TypedDocument<
    { piece: TextPiece },
    { filter: EnquiryFilterInput; after: string | undefined }
  >;
}

/** The list and the CSV file of contact messages or quotes. */
export function enquiryRoutes<Row, Schema extends z.ZodType>(
  api: RestApi,
  { path, plural, fileName, schema, toRecord, ...documents }: Enquiries<Row, Schema>,
): void {
  const list = api.prepare(documents.list);
  const pieces = api.prepare(documents.pieces);

  api.route(
    `GET ${path}`,
    {
      summary: `${plural}, the latest first: all of them, or a page`,
      callers: ['administrator'],
      query: filter.extend({ page: pageIfAny, size: size(20) }),
      response: z.union([z.array(schema), pageOf(schema)]),
    },
    async ({ query, caller }, reply) => {
      const { page, size } = query;
      const filter = toFilter(query);
      if (page !== undefined)
        return toPage((await list({ filter, page, size }, caller)).page, toRecord);
      const json = await StreamedText.json(async (after) => {
        const { items, next } = (await pieces({ filter, after }, caller)).piece;
        return { records: items.map(toRecord), next };
      });
      return json.send(reply);
    },
  );

  csvExportRoute(api, {
    path: `${path}/export`,
    summary: `The ${plural.toLowerCase()} of a filter as a CSV file`,
    fileName,
    query: filter,
    toFilter,
    document: documents.export,
  });
}
