import { isOfficePath } from '../../src/page/office-path.rules.ts';
import type { Remote } from './remote-folder.ts';

/** Remotes that partner teams published to the registry. */
export interface PublishedRemotes {
  /** The live versions, from memory. */
  live(): Remote[];
  /** Any build that was ever published, with its sandbox, because open pages continue using theirs. */
  build(remote: string, build: string): Promise<Remote | undefined>;
  /** The version that a preview token shows, until it expires. */
  preview(token: string): Promise<Remote | undefined>;
  reports: {
    /** Lets the page that is sent to this address report how loading a version ended. */
    nonce(version: { remote: string; version: string }, address: string): string | undefined;
    /** Records that a page of this version's own was sent to this address. */
    sent(version: { remote: string; version: string }, address: string): void;
  };
}

/**
 * The remotes that a page may show. The back office runs this site's own code only; it is always entered by a page load,
 * so other pages need not know its build.
 */
export const forPath = (remotes: Remote[], path: string): Remote[] =>
  remotes.filter(({ version, paths }) =>
    isOfficePath(path) ? version === undefined : !paths.every(isOfficePath),
  );

/** A published remote replaces the one in our folders that has its name. */
export const withPublished = (own: Remote[], published: Remote[]): Remote[] => [
  ...own.map((remote) => published.find(({ name }) => name === remote.name) ?? remote),
  ...published.filter(({ name }) => !own.some((remote) => remote.name === name)),
];
