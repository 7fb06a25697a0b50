import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  Kind,
  parse,
  print,
  separateOperations,
} from 'graphql';
import { openDatabase } from '@larkfare/data-kit/database';
import { z } from 'zod';
import { breakingChanges, formatBreakingChange } from './schema-check.rules.ts';
import { requiredOperations, type VersionOperations } from './required-operations.ts';

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
    ...(databaseUrl && !registryUrl ? await operationsInDatabase(databaseUrl) : []),
  ];
  return {
    versions: versions.length,
    operations: versions.reduce((sum, { operations }) => sum + operations.length, 0),
    // An operation may use a field in several places.
    broken: [...new Set(breakingChanges(buildSchema(apiSdl), versions).map(formatBreakingChange))],
  };
}

/** The operations of this repository's remotes, from their .graphql files. They are deployed with the API, so they count as live. */
const ownOperations = async (folders: string[]): Promise<VersionOperations[]> =>
  Promise.all(
    folders
      .filter((folder) => existsSync(join(folder, 'remote.json')))
      .map(async (folder) => {
        const { name }: { name: string } = JSON.parse(
          await readFile(join(folder, 'remote.json'), 'utf8'),
        );
        return {
          remote: name,
          version: 'of this repository',
          isLive: true,
          operations: await operationsInFolder(folder),
        };
      }),
  );

/** Each operation with only the fragments it uses. */
async function operationsInFolder(folder: string): Promise<VersionOperations['operations']> {
  const documents: DocumentNode[] = [];
  for await (const file of glob('src/**/*.graphql', { cwd: folder }))
    documents.push(parse(await readFile(join(folder, file), 'utf8')));
  const separate = separateOperations(concatAST(documents));
  return Object.entries(separate).flatMap(([name, document]) =>
    document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      ? [{ name, text: print(document) }]
      : [],
  );
}

/** Visitors use this channel; versions of others pass the gates again before they get here. */
const channel = 'production';

const responseShape = z.object({
  versions: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      isLive: z.boolean(),
      operations: z.array(z.object({ name: z.string(), text: z.string() })),
    }),
  ),
});

/** From a registry over HTTP. @param address of a site or a registry, e.g. `https://www.example.com` */
async function operationsAt(address: string): Promise<VersionOperations[]> {
  const url = new URL(`/registry/v1/channels/${channel}/operations`, address);
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${url.href} returned ${response.status}.`);
  return responseShape.parse(await response.json()).versions;
}

/** From a registry's database, for a pipeline without access to the site. */
async function operationsInDatabase(databaseUrl: string): Promise<VersionOperations[]> {
  const db = await openDatabase({ url: databaseUrl, schema: 'registry', poolSize: 1 });
  try {
    return await requiredOperations(db, channel);
  } finally {
    await db.destroy();
  }
}
