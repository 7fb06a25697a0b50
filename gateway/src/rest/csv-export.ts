import { type TypedDocument } from '@larkfare/server-kit/executor';
import { z } from 'zod';
import { type RestApi } from './routes.ts';
import { StreamedText, type TextPiece } from './streamed-text.ts';

interface CsvExport<Query extends z.ZodType, Filter> {
  path: `/${string}`;
  summary: string;
  fileName: string;
  query: Query;
  toFilter: (query: z.output<Query>) => NoInfer<Filter>;
  document: TypedDocument<{ piece: TextPiece }, { filter: Filter; after: string | undefined }>;
}

export function csvExportRoute<Query extends z.ZodType, Filter>(
  { route, prepare }: RestApi,
  { path, summary, fileName, query, toFilter, document }: CsvExport<Query, Filter>,
): void {
  const execute = prepare(document);
  route(
    `GET ${path}`,
    { summary, callers: ['administrator'], query, response: z.string(), contentType: 'text/csv' },
    async ({ query, caller }, reply) => {
      const csv = await StreamedText.csv(fileName, async (after) => {
        const { piece } = await execute({ filter: toFilter(query), after }, caller);
        return piece;
      });
      return csv.send(reply);
    },
  );
}
