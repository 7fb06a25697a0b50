import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { query } from '@larkfare/data-kit/database';
import { createLog } from '@larkfare/server-kit/log';
import { type DataSource } from 'typeorm';
import { sourcePath } from '../versions/source-path.rules.ts';
import { type Frame, frameText } from './error.rules.ts';

type Version = { remote: string; version: string };

/** The text of a frame: its place in the source, or in the script if the version has no source map. */
export type MapFrame = (version: Version, frame: Frame) => Promise<string>;

/** Read and kept in memory; a large one takes 20 MB. */
const mapsAtMost = 4;

const log = createLog('registry');

export function sourceMapsIn(db: DataSource): MapFrame {
  const maps = new Map<string, Promise<TraceMap | undefined>>();

  function mapOf(version: Version, script: string) {
    const key = `${version.remote} ${version.version} ${script}`;
    const map = maps.get(key) ?? readMap(db, version, script);
    maps.delete(key);
    maps.set(key, map);
    const [oldest = key] = maps.keys();
    if (maps.size > mapsAtMost) maps.delete(oldest);
    return map;
  }

  return async (version, frame) => {
    try {
      const map = await mapOf(version, frame.script);
      if (!map) return frameText(frame);
      // Browsers count columns from one, source maps from zero.
      const column = Math.max(0, frame.column - 1);
      const { source, line, column: at } = originalPositionFor(map, { line: frame.line, column });
      return source === null
        ? frameText(frame)
        : `${sourcePath(source).slice(0, 200)}:${line}:${at + 1}`;
    } catch (problem) {
      log.warn({ err: problem, ...version }, 'a source map cannot be read');
      return frameText(frame);
    }
  };
}

async function readMap(db: DataSource, version: Version, script: string) {
  const [stored] = await query<{ map: string }>(
    db,
    'SELECT map FROM source_maps WHERE remote = :remote AND version = :version AND script = :script',
    { ...version, script },
  );
  return stored && new TraceMap(stored.map);
}
