import { type DataSource } from 'typeorm';
import { type Manifest, type Operations } from '../versions/published.input.ts';
import { describedVersion } from '../versions/versions.ts';
import { withdrawnVersion } from '../versions/withdrawals.ts';
import { signingKey } from '../trust/registry-key.ts';
import { isRevoked } from '../trust/deploy-tokens.ts';
import { readPreviewToken } from './preview-token.ts';

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
