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

/** The frame of a version that was published with these operations. */
export const frameOf = (operations: readonly { text: string }[]): Framed => ({
  operations: operations.map(({ text }) => text),
});

/** Adds to each live remote, and to what stands beside it, whether it runs in a frame. */
export async function withFrames(db: DataSource, live: BackedRemote[]): Promise<FramedRemote[]> {
  const reviewed = await reviewedRemotes(db);
  return Promise.all(
    live.map(async (backed) => {
      const { before, candidate, ...remote } = backed;
      if (reviewed.has(remote.remote)) return backed;
      const framed = async <Version extends { version: string }>(each: Version) => {
        const described = await describedVersion(db, remote.remote, each.version);
        return { ...each, framed: frameOf(described?.operations ?? []) };
      };
      return {
        ...(await framed(remote)),
        ...(before && { before: await framed(before) }),
        ...(candidate && { candidate: await framed(candidate) }),
      };
    }),
  );
}
