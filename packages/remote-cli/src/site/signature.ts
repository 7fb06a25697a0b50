import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { contentHash, signedText } from '../build/content-hash.ts';
import { UsageError } from '../command/errors.ts';
import { type BuiltRemote } from '../remote/remote-folder.ts';

/** The private key of LARKFARE_SIGNING_KEY, or of the file that LARKFARE_SIGNING_KEY_FILE names; undefined without one. */
export function signingKey({
  LARKFARE_SIGNING_KEY: pem,
  LARKFARE_SIGNING_KEY_FILE: file,
}: NodeJS.ProcessEnv): string | undefined {
  if (pem || !file) return pem;
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new UsageError(`LARKFARE_SIGNING_KEY_FILE: ${file} cannot be read.`, { cause });
  }
}

/** Signature of a version's content, base64. @throws UsageError without the private half of an Ed25519 key */
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
    // The error below omits its text.
  }
  throw new UsageError('LARKFARE_SIGNING_KEY is not the private half of an Ed25519 key (PEM).');
}
