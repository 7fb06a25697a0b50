import { query } from '@larkfare/data-kit/database';
import { type DataSource } from 'typeorm';
import { type Counts, type Figures, figuresOf } from './figures.rules.ts';
import { visitorsIn } from './visitor-bits.ts';

/** A step of a gradual rollout, with what visitors' pages reported during it. */
export interface RolloutStep {
  revision: number;
  version: string;
  /** Percentage of visitors. */
  share: number;
  since: Date;
  /** Null while it lasts. */
  until: Date | null;
  /** Counts of its version, then of the one that the other visitors got; a remote that came with the site reports nothing. */
  figures: StepFigures[];
}

interface StepFigures extends Figures {
  version: string;
  /** Networks whose pages reported. */
  visitors: number;
  counts: Counts;
}

const stepsAtMost = 20;

/** The latest first. */
export async function rolloutSteps(
  db: DataSource,
  { channel, remote }: { channel: string; remote: string },
): Promise<RolloutStep[]> {
  const steps = await query<
    Omit<RolloutStep, 'figures'> & {
      liveVersion: string | null;
      reported: Record<string, { visitors: number; counts: Counts }>;
    }
  >(
    db,
    `SELECT step.revision, candidate AS version, to_version AS "liveVersion", share, since, until,
            coalesce(reported.versions, '{}') AS reported
     FROM (SELECT *, changed_at AS since, lead(changed_at) OVER (ORDER BY revision) AS until
           FROM channel_revisions WHERE channel = :channel AND remote = :remote) step
     LEFT JOIN LATERAL (
       SELECT jsonb_object_agg(version, jsonb_build_object('visitors', visitors, 'counts', counts)) AS versions
       FROM (SELECT version, jsonb_object_agg(outcome, count) AS counts, ${visitorsIn('bit_or(visitors)')} AS visitors
             FROM step_reports WHERE channel = :channel AND revision = step.revision GROUP BY version) each
     ) reported ON true
     WHERE candidate IS NOT NULL ORDER BY step.revision DESC LIMIT ${stepsAtMost}`,
    { channel, remote },
  );
  return steps.map(({ liveVersion, reported, ...step }) => ({
    ...step,
    figures: [step.version, ...(liveVersion === null ? [] : [liveVersion])].map((version) => {
      const { visitors, counts } = reported[version] ?? { visitors: 0, counts: {} };
      return { version, visitors, counts, ...figuresOf(counts) };
    }),
  }));
}
