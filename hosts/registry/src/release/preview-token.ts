import { z } from 'zod';
import { isSignatureOf, signatureOf } from '../trust/registry-key.ts';

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
