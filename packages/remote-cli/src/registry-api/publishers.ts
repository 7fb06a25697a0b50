import { z } from 'zod';
import { moment } from './fields.ts';

/**
 * Rights of a deploy token for its remote. Activating includes rolling back; `notify` permits changes of the notified
 * addresses.
 */
export const scopes = ['publish', 'activate', 'notify'] as const;

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
export type DeployToken = z.output<typeof token>;

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
export type TrustedPublisher = z.output<typeof trustedPublisher>;

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
export type SigningKey = z.output<typeof signingKey>;

export const signingKeys = z.strictObject({ keys: z.array(signingKey) });
