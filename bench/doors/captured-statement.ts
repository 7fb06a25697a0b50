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

export interface Captured<Search> {
  searches: (Search & { statement: CapturedStatement })[];
  /** PostgreSQL settings of the catalogue's connections: they decide how a statement is planned. */
  connectionOptions: string;
}

/** Runs each search through the catalogue itself and adds the statement that it sent: the same text, the same values. */
export async function withStatements<
  Search extends { title: string; graph: Record<string, unknown> },
>(databaseUrl: string, searches: readonly Search[]): Promise<Captured<Search>> {
  const heard = { statements: [] as CapturedStatement[], connectionOptions: '' };
  using _ = listenToStatements((statement, connectionOptions) => {
    heard.statements.push(statement);
    heard.connectionOptions = connectionOptions;
  });
  await using opened = new AsyncDisposableStack();
  const service = opened.adopt(
    await createCatalogueService({ databaseUrl, mediaFolder: '' }),
    (started) => started.close(),
  );
  const execute = inProcessExecutor(service.subgraph);

  const found: Captured<Search>['searches'] = [];
  for (const search of searches) {
    heard.statements = [];
    const { errors } = await execute({ query: flightSearch, variables: { input: search.graph } });
    const [statement] = heard.statements;
    if (!statement || heard.statements.length > 1)
      throw new Error(
        `'${search.title}' took ${heard.statements.length} statements and not one. ${errors?.[0]?.message ?? ''}`,
      );
    found.push({ ...search, statement });
  }
  return { searches: found, connectionOptions: heard.connectionOptions };
}

type Heard = (statement: CapturedStatement, connectionOptions: string) => void;

/** Hears every prepared statement of this process until it is disposed of. */
function listenToStatements(heard: Heard): Disposable {
  const prototype: { query: (...asked: never[]) => unknown } = pg.Client.prototype;
  const { query } = prototype;
  prototype.query = function (this: { connectionParameters: { options: string } }, ...asked) {
    const [statement] = asked as unknown[];
    if (isNamed(statement)) {
      const { name, text, values } = statement;
      heard({ name, text, values }, this.connectionParameters.options);
    }
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
