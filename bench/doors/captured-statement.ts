import { createCatalogueService } from '@larkfare/catalogue';
import { inProcessExecutor } from '@larkfare/service-kit';
import pg from 'pg';

/** A statement as it went to PostgreSQL. */
export interface CapturedStatement {
  name: string;
  text: string;
  values: unknown[];
}

const flightSearch = `query ($input: FlightSearchInput!) {
  flightSearch(input: $input) { totalItems items { flightId } }
}`;

/** Runs each search through the catalogue itself and adds the statement that it sent: the same text, the same values. */
export async function withStatements<
  Search extends { title: string; graph: Record<string, unknown> },
>(
  databaseUrl: string,
  searches: readonly Search[],
): Promise<(Search & { statement: CapturedStatement })[]> {
  const sent: CapturedStatement[] = [];
  using _ = listenToStatements((statement) => sent.push(statement));
  await using opened = new AsyncDisposableStack();
  const service = opened.adopt(
    await createCatalogueService({ databaseUrl, mediaFolder: '' }),
    (started) => started.close(),
  );
  const execute = inProcessExecutor(service.subgraph);

  const found: (Search & { statement: CapturedStatement })[] = [];
  for (const search of searches) {
    sent.length = 0;
    const { errors } = await execute({ query: flightSearch, variables: { input: search.graph } });
    const [statement] = sent;
    if (!statement || sent.length > 1)
      throw new Error(
        `'${search.title}' took ${sent.length} statements and not one. ${errors?.[0]?.message ?? ''}`,
      );
    found.push({ ...search, statement });
  }
  return found;
}

/** Hears every prepared statement of this process until it is disposed of. */
function listenToStatements(heard: (statement: CapturedStatement) => void): Disposable {
  const prototype: { query: (...asked: never[]) => unknown } = pg.Client.prototype;
  const { query } = prototype;
  prototype.query = function (this: unknown, ...asked) {
    const [statement] = asked as unknown[];
    if (isNamed(statement)) heard({ ...statement });
    return query.apply(this, asked);
  };
  return { [Symbol.dispose]: () => void (prototype.query = query) };
}

const isNamed = (asked: unknown): asked is CapturedStatement =>
  typeof asked === 'object' &&
  asked !== null &&
  'name' in asked &&
  'text' in asked &&
  'values' in asked;
