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

/** A version of a remote as `framed` says, whether it is live or not. @returns it as it is when its remote is reviewed */
export async function withFrame<Described extends { version: string }>(
  db: DataSource,
  remote: string,
  described: Described,
  reviewed: ReadonlySet<string>,
): Promise<WithFrame<Described>> {
  if (reviewed.has(remote)) return described;
  const { operations = [] } = (await describedVersion(db, remote, described.version)) ?? {};
  return { ...described, framed: { operations: operations.map(({ text }) => text) } };
}

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
