import { query } from '@larkfare/data-kit/database';
import { type DataSource, type EntityManager } from 'typeorm';
import { type Candidate } from './published.input.ts';

/** A source as a source map names it. */
export interface SourceFile {
  name: string;
  bytes: number;
  /** The hash of its content. */
  hash: string;
}

/** Sources of a version. */
interface Place {
  remote: string;
  version: string;
}

/** Stores a version's source maps, and the sources in them, each once. */
export async function storeSources(
  manager: EntityManager,
  { manifest, version, maps = new Map(), sources = new Map() }: Candidate,
): Promise<void> {
  const place = { remote: manifest.name, version };
  await query(
    manager,
    `INSERT INTO source_maps (remote, version, script, map)
     SELECT :remote, :version, script, map FROM unnest(:scripts::text[], :maps::text[]) AS uploaded (script, map)`,
    { ...place, scripts: [...maps.keys()], maps: [...maps.values()] },
  );
  await query(
    manager,
    `INSERT INTO sources (remote, version, name, content)
     SELECT :remote, :version, name, content FROM unnest(:names::text[], :contents::text[]) AS uploaded (name, content)`,
    { ...place, names: [...sources.keys()], contents: [...sources.values()] },
  );
}

export async function deleteSources(manager: EntityManager, place: Place): Promise<void> {
  for (const table of ['source_maps', 'sources'])
    await query(manager, `DELETE FROM ${table} WHERE remote = :remote AND version = :version`, {
      ...place,
    });
}

/** The source maps of a version's scripts with the sources in them, by the script's name. */
export async function sourceMapsOf(db: DataSource, place: Place): Promise<Record<string, string>> {
  const rows = await query<{ script: string; map: string }>(
    db,
    'SELECT script, map FROM source_maps WHERE remote = :remote AND version = :version',
    { ...place },
  );
  const sources = await query<{ name: string; content: string }>(
    db,
    'SELECT name, content FROM sources WHERE remote = :remote AND version = :version',
    { ...place },
  );
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  return Object.fromEntries(
    rows.map(({ script, map }) => [script, contents.size > 0 ? withSources(map, contents) : map]),
  );
}

function withSources(map: string, contents: ReadonlyMap<string, string>): string {
  const parsed: { sources: (string | null)[] } = JSON.parse(map);
  const sourcesContent = parsed.sources.map((name) =>
    name === null ? null : (contents.get(name) ?? null),
  );
  return JSON.stringify({ ...parsed, sourcesContent });
}

/** The sources of a version, without their content; none if it was published without. */
export const sourcesOf = (db: DataSource, place: Place): Promise<SourceFile[]> =>
  query<SourceFile>(
    db,
    `SELECT name, octet_length(content) AS bytes, encode(sha256(convert_to(content, 'UTF8')), 'hex') AS hash
     FROM sources WHERE remote = :remote AND version = :version`,
    { ...place },
  );

/** The content of one source; undefined if the version has none of that name. */
export async function sourceText(
  db: DataSource,
  { remote, version, name }: Place & { name: string },
): Promise<string | undefined> {
  const [source] = await query<{ content: string }>(
    db,
    'SELECT content FROM sources WHERE remote = :remote AND version = :version AND name = :name',
    { remote, version, name },
  );
  return source?.content;
}
