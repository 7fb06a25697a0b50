import { type Site } from './site.ts';

export interface Snapshot {
  revision: number;
  remotes: {
    remote: string;
    version: string;
    /** The version being rolled out to a percentage of visitors. */
    candidate?: { version: string; share: number };
    /** Percentage of visitors who get it, while the others get what came with the site. */
    share?: number;
  }[];
}

export const snapshotOf = (site: Site, channel: string) =>
  site.get<Snapshot>(`/channels/${encodeURIComponent(channel)}/snapshot`);

export const liveVersion = ({ remotes }: Snapshot, name: string): string | undefined =>
  remotes.find(({ remote }) => remote === name)?.version;

export const remotePath = (channel: string, name: string) =>
  `/channels/${encodeURIComponent(channel)}/remotes/${name}`;
