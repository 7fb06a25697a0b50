import { type TypedDocument } from '@larkfare/service-kit';
import { z } from 'zod';
import { csvExportRoute } from '../csv-export.ts';
import { type CsvPiece } from '../csv-file.ts';
import { legacyEnum, type Page, pageOf, toPage } from '../mappers.ts';
import { pageIfAny, size, text } from '../parameters.ts';
import { type RestApi } from '../routes.ts';
import { type EnquiryFilterInput } from '../quotes/quotes.generated.ts';

/** Of contact messages and quotes. */
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
  export: TypedDocument<
    { piece: CsvPiece },
    { filter: EnquiryFilterInput; after: string | undefined }
  >;
}

/** The list and the CSV file of contact messages or quotes. */
export function enquiryRoutes<Row extends { _id: string }, Schema extends z.ZodType>(
  api: RestApi,
  { path, plural, fileName, schema, toRecord, ...documents }: Enquiries<Row, Schema>,
): void {
  const list = api.prepare(documents.list);

  api.route(
    `GET ${path}`,
    {
      summary: `${plural}, the latest first: all of them, or a page`,
      administrator: true,
      query: filter.extend({ page: pageIfAny, size: size(20) }),
      response: z.union([z.array(schema), pageOf(schema)]),
    },
    async ({ query, caller }) => {
      const read = async (page: number, size: number) =>
        (await list({ filter: toFilter(query), page, size }, caller)).page;
      return query.page === undefined
        ? (await readAllPages(read)).map(toRecord)
        : toPage(await read(query.page, query.size), toRecord);
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

const pageSize = 100;

/** A record that is added or deleted meanwhile shifts the pages, so that an entry may come twice: the copy is dropped. */
async function readAllPages<Row extends { _id: string }>(
  read: (page: number, size: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const next = await read(page, pageSize);
    for (const row of next.results) found.set(row._id, row);
    totalPages = next.totalPages;
  }
  return [...found.values()];
}
