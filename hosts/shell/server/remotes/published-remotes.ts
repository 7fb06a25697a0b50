import { isOfficePath } from '../../src/page/office-path.rules.ts';
import type { Remote } from './remote-folder.ts';

/** Remotes that partner teams published, as the registry keeps them. */
export interface PublishedRemotes {
  /** What is live now, answered from memory. */
  live(): Remote[];
  /** Any build that was ever published, with its frame: pages that are open go on with what they began with. */
  build(remote: string, build: string): Promise<Remote | undefined>;
  /** The version that a visitor's preview is of, while it lasts. */
  preview(token: string): Promise<Remote | undefined>;
}

/** The back office runs this site's own code only. */
export const forPath = (remotes: Remote[], path: string): Remote[] =>
  isOfficePath(path) ? remotes.filter(({ version }) => version === undefined) : remotes;

/** A published remote takes the place of the one in our folders that has its name. */
export const withPublished = (own: Remote[], published: Remote[]): Remote[] => [
  ...own.map((remote) => published.find(({ name }) => name === remote.name) ?? remote),
  ...published.filter(({ name }) => !own.some((remote) => remote.name === name)),
];
