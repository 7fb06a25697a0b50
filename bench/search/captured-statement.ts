import { createCatalogueService } from '@larkfare/catalogue';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import pg from 'pg';
import { z } from 'zod';
import { type Search } from './searches.ts';

const prepared = z.object({ name: z.string(), text: z.string(), values: z.array(z.unknown()) });

/** A statement as it was sent to PostgreSQL. */
export type CapturedStatement = z.infer<typeof prepared>;

const flightSearch = `query ($input: FlightSearchInput!) {
  flightSearch(input: $input) { totalItems items { flightId } }
}`;

/** Runs each search through the catalogue. @returns their statements */
export async function captureStatements(
  databaseUrl: string,
  searches: readonly Search[],
): Promise<CapturedStatement[]> {
  const sent: CapturedStatement[] = [];
  using _ = onEveryQuery((query) => {
    const { success, data } = prepared.safeParse(query);
    if (success) sent.push(data);
  });
  await using opened = new AsyncDisposableStack();
  const service = opened.adopt(
    await createCatalogueService({ databaseUrl, search: 'postgres' }),
    (started) => started.close(),
  );
  const execute = inProcessExecutor(service.subgraph);
  const captured = [];
  for (const { title, graph } of searches) {
    sent.length = 0;
    const { errors } = await execute({ query: flightSearch, variables: { input: graph } });
    const [statement] = sent;
    if (!statement || sent.length > 1)
      throw new Error(`'${title}' took ${sent.length} statements. ${errors?.[0]?.message ?? ''}`);
    captured.push(statement);
  }
  return captured;
}

/** Reports every query of this process until disposed. */
function onEveryQuery(report: (query: unknown) => void): Disposable {
  const prototype: { query: (...args: never[]) => unknown } = pg.Client.prototype;
  const { query } = prototype;
  prototype.query = function (...args) {
    report(args[0]);
    return query.apply(this, args);
  };
  return { [Symbol.dispose]: () => void (prototype.query = query) };
}
