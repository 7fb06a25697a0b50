import { query, constraintViolation } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { type Counts, type Figures, figuresOf, type Outcome } from '../release/figures.rules.ts';
import { type Report } from './report.input.ts';
import { bitOf, oneVisitor } from '../release/visitor-bits.ts';

/** Counts a report, for the step of a gradual rollout too. @returns false for an unknown version */
export async function countReport(
  db: DataSource,
  report: Omit<Report, 'nonce' | 'error'>,
  { channel, visitor }: { channel: string; visitor: string },
): Promise<boolean> {
  try {
    await query(
      db,
      `WITH counted AS (
         INSERT INTO reports (remote, version, minute, outcome, count)
         VALUES (:remote, :version, date_trunc('minute', now()), :outcome, 1)
         ON CONFLICT (remote, version, minute, outcome) DO UPDATE SET count = reports.count + 1
       )
       INSERT INTO step_reports AS stored (channel, revision, version, outcome, visitors)
       SELECT :channel, revision, :version, :outcome, ${oneVisitor}
       FROM (SELECT revision, to_version, candidate FROM channel_revisions
             WHERE channel = :channel AND remote = :remote ORDER BY revision DESC LIMIT 1) step
       WHERE candidate IS NOT NULL AND :version IN (to_version, candidate)
       ON CONFLICT (channel, revision, version, outcome) DO UPDATE SET
         count = stored.count + 1, visitors = set_bit(stored.visitors, :bit, 1)`,
      { ...report, channel, bit: bitOf(visitor) },
    );
    return true;
  } catch (problem) {
    if (constraintViolation(problem)?.kind === 'reference') return false;
    throw problem;
  }
}

interface VersionFigures extends Figures {
  version: string;
  counts: Counts;
}

/** Figures for each version of a remote over the last minutes, most loads first. */
export async function figuresOfRemote(
  db: DataSource,
  { remote, minutes }: { remote: string; minutes: number },
): Promise<VersionFigures[]> {
  const rows = await query<{ version: string; outcome: Outcome; count: number }>(
    db,
    `SELECT version, outcome, sum(count)::int AS count FROM reports
     WHERE remote = :remote AND minute > now() - make_interval(mins => :minutes)
     GROUP BY version, outcome`,
    { remote, minutes },
  );
  const byVersion = Map.groupBy(rows, ({ version }) => version);
  return [...byVersion]
    .map(([version, of]) => {
      const counts: Counts = Object.fromEntries(of.map(({ outcome, count }) => [outcome, count]));
      return { version, counts, ...figuresOf(counts) };
    })
    .sort((a, b) => b.loads - a.loads);
}
