import { createHash } from 'node:crypto';
import { type ErrorGroup } from '@larkfare/remote-cli/registry-api';
import { query } from '@larkfare/data-kit/database';
import { toPrintableLine } from '@larkfare/text-rules';
import { type DataSource } from 'typeorm';
import { type Row } from '../versions/row.ts';
import { type Outcome } from '../release/figures.rules.ts';
import { type PageError } from './report.input.ts';
import { bitOf, oneVisitor, visitorsIn } from '../release/visitor-bits.ts';
import { ownFrames, withoutPersonalData } from './error.rules.ts';
import { type MapFrame } from './source-maps.ts';

type ErrorSample = ErrorGroup['sample'];

/** Limit for one version. Groups without a frame in its code, then those that the fewest visitors see, are deleted first. */
const groupsAtMost = 100;

/** New groups of one version from one visitor in a day: enough for what a page can have, too few to displace others. */
const groupsADay = 10;

/** SQL. Made-up errors rarely name a place in the remote's code. */
const worthFirst = `(place <> '') DESC, bit_count(visitors) DESC, last_seen DESC`;

/** The site itself, which renders pages. */
export const server = { browser: 'Server', visitor: '0'.repeat(8) };

interface Happened {
  remote: string;
  version: string;
  error: PageError;
  outcome: Outcome;
  browser: string;
  /** A keyed hash, in hexadecimal. */
  visitor: string;
}

/** Stores an error without personal data: as a new group, or as one more of a group. */
export async function storeError(
  db: DataSource,
  mapFrame: MapFrame,
  { remote, version, error, outcome, browser, visitor }: Happened,
): Promise<void> {
  const own = ownFrames(error.stack, remote);
  const mapped = await Promise.all(own.map((frame) => mapFrame({ remote, version }, frame)));
  const frames = mapped.map(toPrintableLine);
  const toText = (text: string) => toPrintableLine(withoutPersonalData(text));
  const name = toText(error.name);
  const message = toText(error.message);
  const [place = ''] = frames;
  const sample: ErrorSample = {
    outcome,
    browser,
    frames,
    routes: error.routes.map(toText),
    operations: error.operations.map(toText),
  };
  const [stored] = await query<{ isNew: boolean }>(
    db,
    `INSERT INTO error_groups AS stored (remote, version, fingerprint, name, message, place, visitors, sample, first_visitor)
     SELECT :remote, :version, decode(:fingerprint, 'hex'), :name, :message, :place,
            ${oneVisitor}, :sample::jsonb, :bit
     WHERE :browser = '${server.browser}'
        OR EXISTS (SELECT FROM error_groups WHERE remote = :remote AND version = :version
                     AND fingerprint = decode(:fingerprint, 'hex'))
        OR ${groupsADay} > (SELECT count(*) FROM error_groups WHERE remote = :remote AND version = :version
                              AND first_visitor = :bit AND first_seen > now() - interval '1 day')
     ON CONFLICT (remote, version, fingerprint) DO UPDATE SET
       count = stored.count + 1, last_seen = now(), visitors = set_bit(stored.visitors, :bit, 1)
     RETURNING count = 1 AS "isNew"`,
    {
      remote,
      version,
      // Browsers count columns differently.
      fingerprint: hashOf([name, message, place.replace(/:\d+$/, '')]),
      name,
      message,
      place,
      bit: bitOf(visitor),
      browser,
      sample: JSON.stringify(sample),
    },
  );
  if (stored?.isNew) await prune(db, { remote, version });
}

const hashOf = (parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

const prune = (db: DataSource, version: { remote: string; version: string }) =>
  query(
    db,
    `DELETE FROM error_groups
     WHERE (remote, version, fingerprint) IN (
          SELECT remote, version, fingerprint FROM error_groups
          WHERE remote = :remote AND version = :version
          ORDER BY ${worthFirst} OFFSET ${groupsAtMost})`,
    version,
  );

/** The errors of a remote's versions, or of one: those in its own code and those that most visitors see first. */
export const errorsOf = (
  db: DataSource,
  { remote, version = null }: { remote: string; version?: string | null },
): Promise<Row<ErrorGroup>[]> =>
  query<Row<ErrorGroup>>(
    db,
    `SELECT version, name, message, place, count, first_seen AS "firstSeenAt", last_seen AS "lastSeenAt", sample,
            ${visitorsIn('visitors')} AS visitors
     FROM error_groups
     WHERE remote = :remote AND (:version::text IS NULL OR version = :version)
     ORDER BY ${worthFirst} LIMIT ${groupsAtMost}`,
    { remote, version },
  );
