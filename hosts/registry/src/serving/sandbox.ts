import { type DataSource } from 'typeorm';
import { type LiveRemote } from '../release/channels.ts';
import { type RemoteWithPrevious } from '../release/previous-version.ts';
import { describedVersion } from '../versions/versions.ts';
import { type ReviewedNames, reviewedNames } from './reviewed-names.ts';
import { reviewedManifest, reviewedVersions } from '../trust/reviews.ts';

/** How a version runs while it is not reviewed: in a sandboxed frame. */
export interface Sandbox {
  /** The GraphQL operations it may send: those it was published with. */
  operations: string[];
}

/** How a version runs and is named on pages of the site. */
export interface Running {
  sandbox?: Sandbox;
  /** For an unreviewed version. */
  names?: ReviewedNames;
  /** For a reviewed version: what it may send while the server renders it. */
  operations?: string[];
}

/** A live remote with the sandbox of each of its versions that is not reviewed. */
export type SandboxedRemote = Omit<RemoteWithPrevious, 'previous' | 'candidate'> &
  Running & {
    previous?: NonNullable<RemoteWithPrevious['previous']> & Running;
    candidate?: NonNullable<RemoteWithPrevious['candidate']> & Running;
  };

/** The sandbox of a version that was published with these operations. */
export const sandboxOf = (operations: readonly { text: string }[]): Sandbox => ({
  operations: textsOf(operations),
});

export const textsOf = (operations: readonly { text: string }[]) =>
  operations.map(({ text }) => text);

/** The names by which pages of the site show unreviewed versions of a remote. */
export async function namesOf(db: DataSource, remote: string): Promise<ReviewedNames> {
  return reviewedNames(await reviewedManifest(db, remote));
}

/** Adds a sandbox to each version that is not reviewed, and to others what the server's rendering of them may send. */
export async function withSandboxes(
  db: DataSource,
  live: RemoteWithPrevious[],
): Promise<SandboxedRemote[]> {
  const isReviewed = await reviewedVersions(db);
  return Promise.all(
    live.map(async ({ previous, candidate, ...remote }) => {
      const sandboxed = async <Version extends Pick<LiveRemote, 'version' | 'manifest'>>(
        each: Version,
      ) => {
        const isInPage = isReviewed(remote.remote, each.version);
        if (isInPage && !each.manifest.server) return each;
        const described = await describedVersion(db, remote.remote, each.version);
        const operations = described?.operations ?? [];
        return isInPage
          ? { ...each, operations: textsOf(operations) }
          : { ...each, sandbox: sandboxOf(operations), names: await namesOf(db, remote.remote) };
      };
      return {
        ...(await sandboxed(remote)),
        ...(previous && { previous: await sandboxed(previous) }),
        ...(candidate && { candidate: await sandboxed(candidate) }),
      };
    }),
  );
}
