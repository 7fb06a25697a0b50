/** The registry's REST responses (/registry/v1). Moments are ISO texts. */
export interface Overview {
  channels: Channel[];
  remotes: Remote[];
}

/** What visitors of a site get: `production`, or `preview` at a staging site. */
export interface Channel {
  name: string;
  /** Grows by one with every change; a change names the one it was based on. */
  revision: number;
  lockedReason: string | null;
  lockedBy: string | null;
}

export interface Remote {
  name: string;
  title: string;
  latest: { version: string; publishedAt: string } | null;
  live: {
    channel: string;
    version: string;
    trust: Review['trust'];
    since: string;
    /** What some of the visitors try in place of it, and how many of 100. */
    trial: { version: string; share: number } | null;
  }[];
}

/** A review of a version, or its withdrawal. */
export interface Review {
  trust: 'reviewed' | 'unreviewed';
  decidedBy: string;
  decidedAt: string;
}

export interface Version {
  version: string;
  build: string;
  contentHash: string;
  bytes: number;
  publishedBy: string;
  publishedAt: string;
  /** What it was built from, where its pipeline said so. */
  source?: { commit?: string; run?: string } | null;
  /** By a key of its team, with the key's label. */
  signature?: { label: string } | null;
  /** An unreviewed version runs in a sandboxed frame. */
  trust: Review['trust'];
  /** All decisions about it, latest first. */
  reviews: Review[];
  /** If it is not offered any more. */
  withdrawn?: {
    availability: Exclude<Availability, 'offered'>;
    reason: string;
    decidedBy: string;
    decidedAt: string;
  };
}

/** Yanked versions cannot become live; of those taken down nothing is served. */
export type Availability = 'offered' | 'yanked' | 'taken down';

/** A file of a version beside the one that it replaces. */
export interface FileChange {
  name: string;
  bytes: number;
  change: 'added' | 'changed' | 'same' | 'removed';
  before?: { name: string; bytes: number };
}

/** A source of the remote's own that differs; `name` is its name in the source map. */
export interface SourceChange {
  path: string;
  name: string;
  bytes: number;
  change: 'added' | 'changed' | 'removed';
  before?: { name: string; bytes: number };
}

/** The sources of an installed package, and how many of them differ. */
export interface PackageChange {
  name: string;
  files: number;
  bytes: number;
  added: number;
  changed: number;
  removed: number;
}

export interface ListChange {
  added: string[];
  removed: string[];
}

/** How a version differs from the one that was reviewed last. */
export interface VersionReview {
  version: Version;
  /** Absent until a version of the remote is reviewed. */
  before?: { version: string; build: string; hasSources: boolean };
  /** Absent if it was published without them. */
  sources?: { files: SourceChange[]; same: number; packages: PackageChange[]; omitted: number };
  files: FileChange[];
  routes: ListChange;
  slots: ListChange;
  operations: ListChange;
}

/** Shows one browser a version on the live site, until it ends. */
export interface PreviewLink {
  path: string;
  ends: string;
}

/** What visitors’ pages said of a version lately. */
export interface Figures {
  version: string;
  /** How often visitors’ pages requested it. */
  loads: number;
  /** Those of them that ended without a screen. */
  failures: number;
  /** Of 100 loads. */
  failurePercent: number;
  /** Those that took longer than a visitor waits; as a rule the fault of a slow line. */
  late: number;
}

/** A step of a gradual rollout. */
export interface RolloutStep {
  revision: number;
  version: string;
  /** How many of 100 visitors. */
  share: number;
  since: string;
  /** Null while it lasts. */
  until: string | null;
  /** Of its version, then of the one that the other visitors got, unless that came with the site. */
  figures: (Figures & { visitors: number; counts: Record<string, number> })[];
}

/** The same error at the same place of a version, without personal data. */
export interface ErrorGroup {
  name: string;
  message: string;
  /** The innermost place in the remote’s source; empty if it is not known. */
  place: string;
  count: number;
  visitors: number;
  firstSeenAt: string;
  lastSeenAt: string;
  sample: { browser: string; frames: string[]; routes: string[]; operations: string[] };
}

/** Where a remote’s team is notified, and what became of each notification. */
export interface Notifications {
  targets: { id: string; address: string; createdBy: string; createdAt: string }[];
  deliveries: Delivery[];
}

export interface Delivery {
  id: string;
  address: string;
  kind: string;
  version: string | null;
  happenedAt: string;
  attempts: number;
  /** Null once it is delivered or given up. */
  nextAttemptAt: string | null;
  deliveredAt: string | null;
  problem: string | null;
}

/** One step of a channel’s history. */
export interface Step {
  revision: number;
  action: 'activated' | 'shared' | 'rolled back' | 'withdrawn';
  remote: string;
  fromVersion: string | null;
  toVersion: string | null;
  /** While only some of the visitors get it: which version, and how many of 100. */
  candidate?: string | null;
  share?: number | null;
  changedBy: string;
  reason: string;
  changedAt: string;
}

/** What one gate has against a version; what it could not ask is a note, neither for nor against. */
export interface GateResult {
  gate: string;
  problems: string[];
  note?: string;
}

/** Whether what is live would pass the gates of today: the shell and the API change too. */
export interface Health {
  isHealthy: boolean;
  checkedAt: string;
  live: {
    channel: string;
    remote: string;
    version: string;
    failing: GateResult[];
  }[];
}

export interface DeployToken {
  id: string;
  remote: string;
  label: string;
  scopes: ('publish' | 'activate')[];
  createdBy: string;
  createdAt: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
  /** Null for tokens from before there were ends. */
  expiresAt: string | null;
}

/** A place on pages of the site that remotes fill. */
export interface Slot {
  slot: string;
  /** Grows by one with every decision. */
  revision: number;
  /** In their order, the hidden ones last. */
  contributions: Contribution[];
}

export interface Contribution {
  remote: string;
  title: string;
  version: string;
  isShown: boolean;
  /** A component of an unreviewed version, which runs in a frame. */
  needsReview: boolean;
}

/** A project whose CI gets deploy tokens of a remote that end within minutes. */
export interface TrustedPublisher {
  id: string;
  remote: string;
  issuer: string;
  project: string;
  /** Absent where any will do. */
  ref: string | null;
  environment: string | null;
  workflow: string | null;
  scopes: DeployToken['scopes'];
  createdBy: string;
  createdAt: string;
  lastUsedAt: string | null;
}

/** A key with which a remote's team signs its versions. */
export interface SigningKey {
  id: string;
  remote: string;
  label: string;
  /** PEM. */
  publicKey: string;
  createdBy: string;
  createdAt: string;
}
