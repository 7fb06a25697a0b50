import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** The files that the import reads, in their order: each needs what the ones above it load. */
export const sourceKinds = [
  'countries.csv',
  'airports.csv',
  'airports.dat',
  'airlines.dat',
  'routes.dat',
  'prices.csv',
] as const;

export type SourceKind = (typeof sourceKinds)[number];

export interface SourceFile {
  kind: SourceKind;
  path: string;
  bytes: number;
}

/** A file is recognised by its name alone, in capitals or not. */
export const sourceKindOf = (fileName: string): SourceKind | undefined =>
  sourceKinds.find((kind) => kind === fileName.toLowerCase());

/** OurAirports is read before OpenFlights: for an airport in both, the newer source wins. */
export const inReadingOrder = (files: readonly SourceFile[]): SourceFile[] =>
  files.toSorted((one, other) => sourceKinds.indexOf(one.kind) - sourceKinds.indexOf(other.kind));

/** Nothing to import there; the message names the expected files. */
export class NothingToImport extends Error {}

/** The known files among these paths and in these folders; other files in a folder are ignored. */
export async function findFiles(paths: readonly string[]): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const path of paths) {
    const about = await stat(path).catch(() => undefined);
    if (!about) throw new NothingToImport(`There is no file or folder ${path}.`);
    const candidates = about.isDirectory()
      ? (await readdir(path)).map((name) => join(path, name))
      : [path];
    const files = (await Promise.all(candidates.map(toSourceFile))).flat();
    if (files.length === 0)
      throw new NothingToImport(
        `${path} holds no file that the import reads: ${sourceKinds.join(', ')}.`,
      );
    found.push(...files);
  }
  return found;
}

async function toSourceFile(path: string): Promise<SourceFile[]> {
  const kind = sourceKindOf(basename(path));
  const about = kind && (await stat(path));
  return kind && about?.isFile() ? [{ kind, path, bytes: about.size }] : [];
}
