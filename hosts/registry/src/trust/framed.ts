import { type DataSource } from 'typeorm';
import { type BackedRemote } from '../channels/version-before.ts';
import { describedVersion } from '../versions/versions.ts';
import { reviewedRemotes } from './reviews.ts';

/** How a version runs that nobody of the site looked at. */
export interface Framed {
  /** What it may ask the graph: the operations that it was published with. */
  operations: string[];
}

type Version = BackedRemote['before'];
export type WithFrame<Described> = Described & { framed?: Framed };

/** A live remote with what its frames need, while it is not reviewed. */
export type FramedRemote = Omit<BackedRemote, 'before' | 'candidate'> & {
  framed?: Framed;
  before?: WithFrame<NonNullable<Version>>;
  candidate?: WithFrame<NonNullable<BackedRemote['candidate']>>;
};

/** A version with what its frame needs, reviewed or not: pages that began before a review go on with their frame. */
export async function inFrame<Described extends { version: string }>(
  db: DataSource,
  remote: string,
  described: Described,
): Promise<Described & { framed: Framed }> {
  const { operations = [] } = (await describedVersion(db, remote, described.version)) ?? {};
  return { ...described, framed: { operations: operations.map(({ text }) => text) } };
}

/** A version as it runs now, whether it is live or not: in a frame until its remote is reviewed. */
export const withFrame = async <Described extends { version: string }>(
  db: DataSource,
  remote: string,
  described: Described,
  reviewed: ReadonlySet<string>,
): Promise<WithFrame<Described>> =>
  reviewed.has(remote) ? described : inFrame(db, remote, described);

/** Adds to each live remote, and to what stands beside it, whether it runs in a frame. */
export async function withFrames(db: DataSource, live: BackedRemote[]): Promise<FramedRemote[]> {
  const reviewed = await reviewedRemotes(db);
  return Promise.all(
    live.map(async ({ before, candidate, ...remote }) => ({
      ...(await withFrame(db, remote.remote, remote, reviewed)),
      ...(before && { before: await withFrame(db, remote.remote, before, reviewed) }),
      ...(candidate && { candidate: await withFrame(db, remote.remote, candidate, reviewed) }),
    })),
  );
}
