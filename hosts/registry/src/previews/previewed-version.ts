import { type DataSource } from 'typeorm';
import { type Manifest, type Operations } from '../versions/published.input.ts';
import { describedVersion } from '../versions/versions.ts';
import { previewKey, readPreviewToken } from './preview-token.ts';

/** Keeps the token of whoever opened a link to a preview. */
export const previewCookie = 'preview';

export interface PreviewedVersion {
  remote: string;
  version: string;
  manifest: Manifest;
  operations: Operations;
  endsMs: number;
}

/** The version that a token lets its holder look at; undefined when that has ended, or we did not sign it. */
export async function previewedVersion(
  db: DataSource,
  token: string,
): Promise<PreviewedVersion | undefined> {
  if (token === '') return undefined;
  const preview = readPreviewToken(await previewKey(db), token, Date.now());
  const described = preview && (await describedVersion(db, preview.remote, preview.version));
  return described && { ...preview, ...described };
}
