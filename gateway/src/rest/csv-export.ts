import { type TypedDocument } from '@larkfare/service-kit';
import { z } from 'zod';
import { CsvFile, type CsvPiece } from './csv-file.ts';
import { type RestApi } from './routes.ts';

interface CsvExport<Query extends z.ZodType, Filter> {
  path: `/${string}`;
  summary: string;
  fileName: string;
  query: Query;
  toFilter: (query: z.output<Query>) => NoInfer<Filter>;
  document: TypedDocument<{ piece: CsvPiece }, { filter: Filter; after: string | undefined }>;
}

export function csvExportRoute<Query extends z.ZodType, Filter>(
  { route, prepare }: RestApi,
  { path, summary, fileName, query, toFilter, document }: CsvExport<Query, Filter>,
): void {
  const execute = prepare(document);
  route(
    `GET ${path}`,
    { summary, administrator: true, query, response: z.string(), contentType: 'text/csv' },
    ({ query, caller }) =>
      CsvFile.open(fileName, async (after) => {
        const { piece } = await execute({ filter: toFilter(query), after }, caller);
        return piece;
      }),
  );
}
