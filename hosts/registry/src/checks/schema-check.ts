import { buildSchema } from 'graphql';
import { ownOperations } from './own-operations.ts';
import { operationsAt, operationsIn } from './published-operations.ts';
import { breakingChanges, formatBreakingChange } from './schema-check.rules.ts';

interface Options {
  /** The new API. */
  apiSdl: string;
  /** Folders of this repository's remotes. */
  folders: string[];
  registryUrl?: string | undefined;
  databaseUrl?: string | undefined;
}

interface SchemaCheck {
  /** Numbers of checked versions and operations. */
  versions: number;
  operations: number;
  /** One line for each breaking change. */
  broken: string[];
}

/** Checks a new API against the operations of all versions that are live or that a rollback may return to. */
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
    // An operation may use a field in several places.
    broken: [...new Set(breakingChanges(buildSchema(apiSdl), versions).map(formatBreakingChange))],
  };
}
