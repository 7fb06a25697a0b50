import { z } from 'zod';
import { scopes } from '../tokens/deploy-tokens.ts';
import { eventKinds } from '../events/events.ts';
import { outcomes } from '../reports/report.input.ts';
import { manifestShape, operationsShape, sourceShape } from '../versions/published.input.ts';

// What the routes answer with, as JSON. The registry's tests compare each response with these.

const moment = z.string().describe('ISO 8601.');
const author = z.string().optional().describe('Only with a token.');
const trust = z
  .enum(['reviewed', 'unreviewed'])
  .describe('An unreviewed version runs in a sandbox.');
const share = z.int().min(1).max(99).describe('Percentage of visitors.');
const revision = z.int().describe('Of the channel; grows by one with every change.');

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

export const content = z.strictObject({
  version: z.string(),
  contentHash: z.string(),
  manifest: manifestShape,
  operations: operationsShape,
  source: sourceShape.nullable(),
  signature: z.string().nullable(),
  maps: z
    .record(z.string(), z.string())
    .describe('The source map of each script, with its sources, as JSON.'),
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

export const snapshot = z.strictObject({
  revision,
  remotes: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      manifest: manifestShape,
      candidate: z
        .strictObject({ version: z.string(), share, manifest: manifestShape })
        .optional()
        .describe('Rolled out to some visitors in place of it.'),
      share: share
        .optional()
        .describe('Percentage of visitors who get it, instead of what came with the site.'),
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

export const requiredOperations = z.strictObject({
  versions: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      isLive: z.boolean().describe('Otherwise a rollback may return to it.'),
      operations: operationsShape,
    }),
  ),
});

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
