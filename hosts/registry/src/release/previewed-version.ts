import { type DataSource } from 'typeorm';
import { z } from 'zod';
import { type Manifest, type Operations } from '../versions/published.input.ts';
import { describedVersion } from '../versions/versions.ts';
import { withdrawnVersion } from '../versions/withdrawals.ts';
import { isSignatureOf, signatureOf, signingKey } from '../trust/registry-key.ts';
import { isRevoked } from '../trust/deploy-tokens.ts';

/** How long a link shows its version, from its creation. */
export const previewDurationMs = 30 * 60_000;

const previewShape = z.object({
  remote: z.string(),
  version: z.string(),
  endsMs: z.int(),
  /** The deploy token that made the link; none if an administrator did. */
  tokenId: z.string().optional(),
});
export type Preview = z.output<typeof previewShape>;

/** A signed token with the previewed version and its expiry. */
export function previewToken(key: Buffer, preview: Preview): string {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${signatureOf(key, text)}`;
}

/** @returns undefined for an invalid signature or an expired token */
export function readPreviewToken(key: Buffer, token: string, nowMs: number): Preview | undefined {
  const [text = '', signature = ''] = token.split('.');
  if (!isSignatureOf(key, text, signature)) return undefined;
  const preview = previewShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return preview.endsMs > nowMs ? preview : undefined;
}

/** The cookie that holds a visitor's preview token. */
export const previewCookie = 'preview';

interface PreviewedVersion {
  remote: string;
  version: string;
  manifest: Manifest;
  operations: Operations;
  endsMs: number;
}

/**
 * The version that a token previews; undefined if it is invalid or expired, the version was withdrawn, or the deploy token
 * that made the link was revoked.
 */
export async function previewedVersion(
  db: DataSource,
  token: string,
): Promise<PreviewedVersion | undefined> {
  if (token === '') return undefined;
  const preview = readPreviewToken(await signingKey(db), token, Date.now());
  if (!preview) return undefined;
  if (await withdrawnVersion(db, preview.remote, preview.version)) return undefined;
  if (preview.tokenId !== undefined && (await isRevoked(db, preview.tokenId))) return undefined;
  const described = await describedVersion(db, preview.remote, preview.version);
  return described && { ...preview, ...described };
}
