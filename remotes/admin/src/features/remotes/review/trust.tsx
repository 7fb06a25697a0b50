import type { Review, Version } from '@larkfare/remote-cli/registry-api';
import { Badge } from '../../../list/badge.tsx';
import { Code } from '../registry/cells.tsx';
import { trustInWords } from './trust.rules.ts';

/** Whether a version runs in the page, at a glance. */
export const TrustBadge = ({ trust }: Pick<Review, 'trust'>) => (
  <Badge tone={trust === 'reviewed' ? 'green' : 'amber'}>{trustInWords({ trust })}</Badge>
);

/** The commit and CI run of a version, as its pipeline reported them, and the key that signed it. */
export const VersionSource = ({ source, signature }: Pick<Version, 'source' | 'signature'>) => {
  const { commit, run } = source ?? {};
  return (
    <span>
      {commit && (
        <>
          Commit <Code>{commit.slice(0, 12)}</Code>
        </>
      )}
      {commit && run && ', '}
      {run && (
        <a href={run} target="_blank" rel="noreferrer">
          {commit ? 'run at' : 'Run at'} {new URL(run).host}
        </a>
      )}
      {(commit ?? run) && '. '}
      {signature ? `Signed with the key “${signature.label}”.` : 'Not signed.'}
    </span>
  );
};
