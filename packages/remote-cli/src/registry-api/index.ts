import { z } from 'zod';

// What the registry's routes answer with, as JSON. The registry's tests compare each response with these; the back office and
// this command line take only their types from here, so that neither brings zod along.

/** What a deploy token may do with its remote. Activating includes rolling back. */
export const scopes = ['publish', 'activate'] as const;

/** What happens to a remote. Those that a team is notified of are in the registry's migration of the events. */
export const eventKinds = [
  'published',
  'activated',
  'shared',
  'rolled back',
  'withdrawn',
  'offered',
  'yanked',
  'taken down',
  'reviewed',
  'unreviewed',
  'failed',
  'would not pass',
  'operation deprecated',
  'token issued',
  'test',
] as const;

/**
 * What happened on a visitor's page. While loading: `loaded`, `missing` (files not found or with the wrong hash), `late`
 * (timed out), `broken` (did not start). Afterwards: `shown` (its heading was seen), `crashed` (a screen failed, or an error
 * was not caught), `hidden` (nothing of the page could be seen), `hung` (the page stopped answering, or its tab crashed),
 * `slow` (no heading for ten seconds, or too busy for input), `grown` (it took too much memory), `moved` (the site's own parts
 * of the page were not where they had been), `refused` (the API refused an operation), `patched` (it changed what belongs to
 * the page).
 */
export const outcomes = [
  'loaded',
  'missing',
  'late',
  'broken',
  'shown',
  'crashed',
  'hidden',
  'hung',
  'slow',
  'grown',
  'moved',
  'refused',
  'patched',
] as const;

/** What a version was built from, as its publisher says. */
export const sourceShape = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,64}$/, 'A commit is named by its hash.')
    .optional(),
  /** Of the CI run. */
  run: z
    .url({ protocol: /^https$/, error: 'A run is an https address.' })
    .max(500)
    .optional(),
});

const moment = z.string().describe('ISO 8601.');
const author = z.string().optional().describe('Only with a token.');
const trust = z
  .enum(['reviewed', 'unreviewed'])
  .describe('An unreviewed version runs in a sandbox.');
export const share = z.int().min(1).max(99).describe('Percentage of visitors.');
export const revision = z.int().describe('Of the channel; grows by one with every change.');

export const gateResult = z.strictObject({
  gate: z.string(),
  problems: z.array(z.string()).describe('Empty if the gate was passed.'),
  note: z
    .string()
    .optional()
    .describe('A check that could not run, and why, or what stands in the way of publishing.'),
});

const stored = z.strictObject({
  remote: z.string(),
  version: z.string(),
  build: z.string(),
  contentHash: z.string(),
  bytes: z.int(),
  publishedBy: author,
  publishedAt: moment,
  source: sourceShape
    .nullable()
    .optional()
    .describe('What it was built from, as its publisher says; only with a token.'),
  signature: z
    .strictObject({ label: z.string().describe('Of the key.'), value: z.string() })
    .nullable()
    .describe('Of “remote version contentHash” by a key of its team, base64.'),
});

export const version = z.strictObject({
  ...stored.shape,
  trust,
  reviews: z
    .array(z.strictObject({ trust, decidedBy: author, decidedAt: moment }))
    .describe('Latest first.'),
  withdrawn: z
    .strictObject({
      availability: z.enum(['yanked', 'taken down']),
      reason: z.string(),
      decidedBy: author,
      decidedAt: moment,
    })
    .optional(),
});

export const versions = z.strictObject({
  versions: z.array(version).describe('Latest first.'),
});

export const checked = z.strictObject({ passed: z.boolean(), gates: z.array(gateResult) });

export const published = z.strictObject({
  ...version.partial({ trust: true, reviews: true }).shape,
  gates: z.array(gateResult),
});

export const channel = z.strictObject({
  name: z.string(),
  revision,
  lockedReason: z.string().nullable(),
  lockedBy: z.string().nullable(),
});

export const overview = z.strictObject({
  channels: z.array(channel),
  remotes: z.array(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      latest: z.strictObject({ version: z.string(), publishedAt: moment }).nullable(),
      live: z.array(
        z.strictObject({
          channel: z.string(),
          version: z.string(),
          trust,
          since: moment,
          trial: z
            .strictObject({ version: z.string(), share })
            .nullable()
            .describe('A gradual rollout of another version.'),
        }),
      ),
    }),
  ),
});

export const history = z.strictObject({
  channel,
  history: z
    .array(
      z.strictObject({
        revision,
        action: z.enum(['activated', 'shared', 'rolled back', 'withdrawn']),
        remote: z.string(),
        fromVersion: z.string().nullable(),
        toVersion: z.string().nullable(),
        candidate: z.string().nullable().describe('The version of a gradual rollout.'),
        share: share.nullable(),
        changedBy: author,
        reason: z.string(),
        changedAt: moment,
      }),
    )
    .describe('Latest first.'),
  page: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});

export const changed = z.strictObject({
  revision,
  version: z.string().nullable().describe('Live now; null if nothing is.'),
  fromVersion: z.string().nullable(),
  candidate: z.string().optional(),
  share: share.optional(),
});

export const activated = z.strictObject({ ...changed.shape, gates: z.array(gateResult) });

export const health = z.strictObject({
  isHealthy: z.boolean(),
  checkedAt: moment,
  live: z.array(
    z.strictObject({
      channel: z.string(),
      remote: z.string(),
      version: z.string(),
      failing: z.array(gateResult),
    }),
  ),
});

export const schema = z.strictObject({ text: z.string().describe('GraphQL SDL.') });

export const preview = z.strictObject({
  path: z.string().describe('Of the site; opens the preview in one browser.'),
  ends: moment,
});

const fileChange = z.strictObject({
  name: z.string(),
  bytes: z.int(),
  change: z.enum(['added', 'changed', 'same', 'removed']),
  before: z.strictObject({ name: z.string(), bytes: z.int() }).optional(),
});
const sourceFile = z.strictObject({
  name: z.string().describe('In the source map.'),
  bytes: z.int(),
});
const sources = z.strictObject({
  files: z
    .array(
      z.strictObject({
        path: z.string(),
        ...sourceFile.shape,
        change: z.enum(['added', 'changed', 'removed']),
        before: sourceFile.optional(),
      }),
    )
    .describe('Of the remote’s own those that differ.'),
  same: z.int().describe('How many of the remote’s own do not differ.'),
  packages: z.array(
    z.strictObject({
      name: z.string(),
      files: z.int(),
      bytes: z.int(),
      added: z.int(),
      changed: z.int(),
      removed: z.int(),
    }),
  ),
  omitted: z.int().describe('How many files and packages are too many to be listed.'),
});
const listChange = z.strictObject({ added: z.array(z.string()), removed: z.array(z.string()) });

export const review = z.strictObject({
  version,
  before: z
    .strictObject({ version: z.string(), build: z.string(), hasSources: z.boolean() })
    .optional()
    .describe('Reviewed last.'),
  sources: sources
    .optional()
    .describe('As the source maps hold them, which may lie; absent if they hold none.'),
  files: z.array(fileChange),
  routes: listChange,
  slots: listChange,
  operations: listChange,
});

export const source = z.strictObject({ text: z.string() });

export const availability = z.strictObject({
  ...version.shape,
  replaced: z
    .array(z.strictObject({ channel: z.string(), version: z.string().nullable() }))
    .describe('What became live where it was.'),
});

const versionFigures = z.strictObject({
  version: z.string(),
  counts: z.partialRecord(z.enum(outcomes), z.int()),
  loads: z.int(),
  failures: z.int(),
  failurePercent: z.number(),
  late: z.int().describe('Timed out, or too slow to use.'),
});
export const figures = z.strictObject({ minutes: z.int(), versions: z.array(versionFigures) });

export const steps = z.strictObject({
  steps: z
    .array(
      z.strictObject({
        revision: z.int(),
        version: z.string(),
        share,
        since: moment,
        until: moment.nullable().describe('Null while it lasts.'),
        figures: z
          .array(
            z.strictObject({
              ...versionFigures.shape,
              visitors: z.int().describe('Networks whose pages reported.'),
            }),
          )
          .describe('Of the version, then of the one that the other visitors got.'),
      }),
    )
    .describe('Latest first.'),
});

export const errors = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        version: z.string(),
        name: z.string(),
        message: z.string().describe('Without email addresses, query strings, ids and numbers.'),
        place: z.string().describe('Innermost in the remote’s own code; empty if there is none.'),
        count: z.int(),
        visitors: z.int(),
        firstSeenAt: moment,
        lastSeenAt: moment,
        sample: z.strictObject({
          outcome: z.enum(outcomes),
          browser: z.string(),
          frames: z.array(z.string()).describe('source:line:column, innermost first.'),
          routes: z.array(z.string()).describe('The last one last.'),
          operations: z.array(z.string()).describe('The last one last.'),
        }),
      }),
    )
    .describe('Seen by the most visitors first.'),
});

export const events = z.strictObject({
  events: z
    .array(
      z.strictObject({
        id: z.string(),
        version: z.string().nullable(),
        kind: z.enum(eventKinds),
        text: z.string(),
        author: z.string(),
        happenedAt: moment,
      }),
    )
    .describe('The latest is last.'),
});

const target = z.strictObject({
  id: z.string(),
  address: z.string(),
  createdBy: z.string(),
  createdAt: moment,
});
export const notifications = z.strictObject({
  targets: z.array(target),
  deliveries: z
    .array(
      z.strictObject({
        id: z.string().describe('webhook-id, the same for each attempt.'),
        address: z.string(),
        kind: z.enum(eventKinds),
        version: z.string().nullable(),
        happenedAt: moment,
        attempts: z.int(),
        nextAttemptAt: moment.nullable().describe('Null once it is delivered or given up.'),
        deliveredAt: moment.nullable(),
        problem: z.string().nullable(),
      }),
    )
    .describe('Latest first.'),
});
export const createdTarget = z.strictObject({
  ...target.shape,
  secret: z.string().describe('Signs what is sent to a webhook. Cannot be read again.'),
});

const token = z.strictObject({
  id: z.string(),
  remote: z.string(),
  label: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdBy: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  expiresAt: moment.nullable(),
});
export const tokens = z.strictObject({ tokens: z.array(token) });
export const createdToken = z.strictObject({
  ...token.pick({ id: true, remote: true, label: true, scopes: true }).shape,
  token: z.string().describe('Cannot be read again.'),
  expiresAt: moment,
});
export const trustedPublisher = z.strictObject({
  id: z.string(),
  remote: z.string(),
  issuer: z.string(),
  project: z.string(),
  projectId: z.string().nullable().describe('Of the issuer; known from the first exchange on.'),
  ref: z.string().nullable(),
  environment: z.string().nullable(),
  workflow: z.string().nullable(),
  scopes: z.array(z.enum(scopes)),
  createdBy: z.string(),
  createdAt: moment,
  lastUsedAt: moment.nullable(),
});
export const trustedPublishers = z.strictObject({ publishers: z.array(trustedPublisher) });
export const exchangedToken = createdToken.pick({ token: true, scopes: true, expiresAt: true });
export const signingKey = z.strictObject({
  id: z.string(),
  remote: z.string(),
  label: z.string(),
  publicKey: z.string(),
  createdBy: z.string(),
  createdAt: moment,
});
export const signingKeys = z.strictObject({ keys: z.array(signingKey) });
export const message = z.strictObject({ message: z.string() });

export const slots = z.strictObject({
  slots: z.array(
    z.strictObject({
      slot: z.string(),
      revision: z.int().describe('Of the slot; grows by one with every decision.'),
      contributions: z
        .array(
          z.strictObject({
            remote: z.string(),
            title: z.string(),
            version: z.string(),
            isShown: z.boolean(),
            needsReview: z
              .boolean()
              .describe('A component of an unreviewed version, which runs in a frame.'),
          }),
        )
        .describe('In their order, the hidden ones last.'),
    }),
  ),
});

// The types that the command line and the back office read.

export type GateResult = z.output<typeof gateResult>;
export type Version = z.output<typeof version>;
/** A review of a version, or its withdrawal. */
export type Review = Version['reviews'][number];
/** Yanked versions cannot become live; of those taken down nothing is served. */
export type Availability = 'offered' | NonNullable<Version['withdrawn']>['availability'];
export type Decided = z.output<typeof availability>;
export type Published = z.output<typeof published>;
export type Overview = z.output<typeof overview>;
/** What visitors of a site get: `production`, or `preview` at a staging site. */
export type Channel = Overview['channels'][number];
export type Remote = Overview['remotes'][number];
export type History = z.output<typeof history>;
/** One step of a channel's history. */
export type Step = History['history'][number];
/** A rollback runs no gates. */
export type Changed = z.output<typeof changed> & { gates?: GateResult[] };
/** Whether what is live would pass the gates of today: the shell and the API change too. */
export type Health = z.output<typeof health>;
/** Shows one browser a version on the live site, until it ends. */
export type PreviewLink = z.output<typeof preview>;
/** How a version differs from the one that was reviewed last. */
export type VersionReview = z.output<typeof review>;
export type FileChange = z.output<typeof fileChange>;
export type SourceChanges = z.output<typeof sources>;
/** A source of the remote's own that differs; `name` is its name in the source map. */
export type SourceChange = SourceChanges['files'][number];
/** The sources of an installed package, and how many of them differ. */
export type PackageChange = SourceChanges['packages'][number];
export type ListChange = z.output<typeof listChange>;
export type Reports = z.output<typeof figures>;
/** What visitors' pages reported of a version. */
export type Figures = z.output<typeof versionFigures>;
export type RolloutStep = z.output<typeof steps>['steps'][number];
/** The same error at the same place of a version, without personal data. */
export type ErrorGroup = z.output<typeof errors>['errors'][number];
export type RemoteEvent = z.output<typeof events>['events'][number];
export type Notifications = z.output<typeof notifications>;
export type Delivery = Notifications['deliveries'][number];
export type DeployToken = z.output<typeof token>;
export type TrustedPublisher = z.output<typeof trustedPublisher>;
export type SigningKey = z.output<typeof signingKey>;
export type Slot = z.output<typeof slots>['slots'][number];
export type Contribution = Slot['contributions'][number];
