import { type GateResult, type Site } from './site.ts';

export interface Snapshot {
  revision: number;
  remotes: {
    remote: string;
    version: string;
    /** What some of 100 visitors try in place of it. */
    candidate?: { version: string; share: number };
  }[];
}

export interface Changed {
  revision: number;
  version: string | null;
  fromVersion: string | null;
  /** What was asked before a version went live; a rollback asks nothing. */
  gates?: GateResult[];
}

export const snapshotOf = (site: Site, channel: string) =>
  site.get<Snapshot>(`/channels/${encodeURIComponent(channel)}/snapshot`);

export const liveVersion = ({ remotes }: Snapshot, name: string): string | undefined =>
  remotes.find(({ remote }) => remote === name)?.version;

export const remotePath = (channel: string, name: string) =>
  `/channels/${encodeURIComponent(channel)}/remotes/${name}`;
