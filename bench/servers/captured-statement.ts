import { createCatalogueService } from '@larkfare/catalogue';
import { inProcessExecutor } from '@larkfare/data-kit/subgraph';
import pg from 'pg';

/** A statement as it was sent to PostgreSQL. */
export interface CapturedStatement {
  name: string;
  text: string;
  values: unknown[];
}

const flightSearch = `query ($input: FlightSearchInput!) {
  flightSearch(input: $input) { totalItems items { flightId } }
}`;

interface Captured<Search> {
  searches: (Search & { statement: CapturedStatement })[];
  /** PostgreSQL settings of the catalogue's connections, which affect query plans. */
  connectionOptions: string;
}

/** Runs each search through the catalogue and adds its statement. */
export async function withStatements<
  Search extends { title: string; graph: Record<string, unknown> },
>(databaseUrl: string, searches: readonly Search[]): Promise<Captured<Search>> {
  const captured = { statements: [] as CapturedStatement[], connectionOptions: '' };
  using _ = captureStatements((statement, connectionOptions) => {
    captured.statements.push(statement);
    captured.connectionOptions = connectionOptions;
  });
  await using opened = new AsyncDisposableStack();
  const service = opened.adopt(
    await createCatalogueService({ databaseUrl, search: 'postgres' }),
    (started) => started.close(),
  );
  const execute = inProcessExecutor(service.subgraph);

  const found: Captured<Search>['searches'] = [];
  for (const search of searches) {
    captured.statements = [];
    const { errors } = await execute({ query: flightSearch, variables: { input: search.graph } });
    const [statement] = captured.statements;
    if (!statement || captured.statements.length > 1)
      throw new Error(
        `'${search.title}' took ${captured.statements.length} statements. ${errors?.[0]?.message ?? ''}`,
      );
    found.push({ ...search, statement });
  }
  return { searches: found, connectionOptions: captured.connectionOptions };
}

type OnStatement = (statement: CapturedStatement, connectionOptions: string) => void;

/** Reports every prepared statement of this process until disposed. */
function captureStatements(onStatement: OnStatement): Disposable {
  const prototype: { query: (...args: never[]) => unknown } = pg.Client.prototype;
  const { query } = prototype;
  prototype.query = function (this: { connectionParameters: { options: string } }, ...args) {
    const [statement] = args as unknown[];
    if (isNamed(statement)) {
      const { name, text, values } = statement;
      onStatement({ name, text, values }, this.connectionParameters.options);
    }
    return query.apply(this, args);
  };
  return { [Symbol.dispose]: () => void (prototype.query = query) };
}

const isNamed = (statement: unknown): statement is CapturedStatement =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  'text' in statement &&
  'values' in statement;
