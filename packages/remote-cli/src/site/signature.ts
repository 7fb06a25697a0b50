import { createPrivateKey, sign } from 'node:crypto';
import { contentHash, signedText } from '../build/content-hash.ts';
import { UsageError } from '../command/errors.ts';
import { type BuiltRemote } from '../remote/remote-folder.ts';

/** Signs a version's content; base64. @throws UsageError without the private half of an Ed25519 key */
export function signatureOf(
  pem: string,
  { manifest, operations }: Pick<BuiltRemote, 'manifest' | 'operations'>,
  { name, version }: { name: string; version: string },
): string {
  const hash = contentHash({ manifest: JSON.parse(manifest), operations: JSON.parse(operations) });
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519')
      return sign(null, signedText(name, version, hash), key).toString('base64');
  } catch {
    // Reported below, without the key.
  }
  throw new UsageError('LARKFARE_SIGNING_KEY is not the private half of an Ed25519 key (PEM).');
}
