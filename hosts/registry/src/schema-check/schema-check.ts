import { buildSchema } from 'graphql';
import { ownOperations } from './own-operations.ts';
import { operationsAt, operationsIn } from './published-operations.ts';
import { brokenBy, brokenLine } from './schema-check.rules.ts';

interface Options {
  /** The API as it would be. */
  apiSdl: string;
  /** Folders of this repository's remotes. */
  folders: string[];
  registryUrl?: string | undefined;
  databaseUrl?: string | undefined;
}

export interface SchemaCheck {
  /** What was looked at. */
  versions: number;
  operations: number;
  /** One line for everything that would break; empty when the API may change like this. */
  broken: string[];
}

/** Whether the API may become this: nothing that is live, or may be again with a rollback, breaks. */
export async function checkSchema(options: Options): Promise<SchemaCheck> {
  const { apiSdl, folders, registryUrl, databaseUrl } = options;
  const versions = [
    ...(await ownOperations(folders)),
    ...(registryUrl ? await operationsAt(registryUrl) : []),
    ...(databaseUrl && !registryUrl ? await operationsIn(databaseUrl) : []),
  ];
  return {
    versions: versions.length,
    operations: versions.reduce((sum, { operations }) => sum + operations.length, 0),
    // An operation that asks the same field in two places needs to be told once.
    broken: [...new Set(brokenBy(buildSchema(apiSdl), versions).map(brokenLine))],
  };
}
