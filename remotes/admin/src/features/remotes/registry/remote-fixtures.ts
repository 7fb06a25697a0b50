import type {
  Channel,
  DeployToken,
  Health,
  Overview,
  Remote,
  Step,
  Version,
} from '@larkfare/remote-cli/registry-api';

/** Remotes, versions and tokens for tests, with plain values. */
export const channelFixture = (changes: Partial<Channel> = {}): Channel => ({
  name: 'production',
  revision: 12,
  lockedReason: null,
  lockedBy: null,
  ...changes,
});

export const placeFixture = (changes: Partial<Remote['live'][number]> = {}) => ({
  channel: 'production',
  version: '1.0.0',
  trust: 'reviewed' as const,
  since: '2026-11-19T09:00:00.000Z',
  trial: null,
  ...changes,
});

export const remoteFixture = (changes: Partial<Remote> = {}): Remote => ({
  name: 'guide',
  title: 'Destination guide',
  latest: { version: '1.1.0', publishedAt: '2026-11-20T16:45:00.000Z' },
  live: [placeFixture()],
  ...changes,
});

export const overviewFixture = (changes: Partial<Overview> = {}): Overview => ({
  channels: [channelFixture(), channelFixture({ name: 'preview', revision: 3 })],
  remotes: [remoteFixture()],
  ...changes,
});

export const versionFixture = (changes: Partial<Version> = {}): Version => ({
  remote: 'guide',
  version: '1.0.0',
  build: 'abc123def456',
  contentHash: '0123456789abcdef'.repeat(4),
  bytes: 12_345,
  publishedBy: 'CI of the guide (guide)',
  publishedAt: '2026-11-19T08:30:00.000Z',
  signature: null,
  trust: 'reviewed',
  reviews: [],
  ...changes,
});

export const stepFixture = (changes: Partial<Step> = {}): Step => ({
  revision: 12,
  action: 'activated',
  remote: 'guide',
  fromVersion: '0.9.0',
  toVersion: '1.0.0',
  candidate: null,
  share: null,
  changedBy: 'ada@larkfare.example',
  reason: 'New climate charts',
  changedAt: '2026-11-19T09:00:00.000Z',
  ...changes,
});

export const tokenFixture = (changes: Partial<DeployToken> = {}): DeployToken => ({
  id: 'token-1',
  remote: 'guide',
  label: 'CI of the guide',
  scopes: ['publish'],
  createdBy: 'ada@larkfare.example',
  createdAt: '2026-11-01T12:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
  expiresAt: '2027-01-30T12:00:00.000Z',
  ...changes,
});

export const healthFixture = (changes: Partial<Health> = {}): Health => ({
  isHealthy: true,
  checkedAt: '2026-11-20T17:00:00.000Z',
  live: [{ channel: 'production', remote: 'guide', version: '1.0.0', failing: [] }],
  ...changes,
});
