import { createPrivateKey, sign } from 'node:crypto';
import { withoutSources } from '../build/source-map.ts';
import type { BuiltRemote } from '../remote/remote-folder.ts';
import type { BuildSource } from '../command/build-source.rules.ts';
import { contentHash, signedText } from '../build/content-hash.ts';
import { UsageError } from '../command/errors.ts';

/** The multipart form that the registry accepts for checking and publishing. */
export function uploadOf(
  { manifest, operations, files, maps }: BuiltRemote,
  {
    version,
    source,
    signature,
  }: {
    version: string;
    source?: BuildSource | null | undefined;
    signature?: string | null | undefined;
  },
): FormData {
  const form = new FormData();
  form.set('version', version);
  form.set('manifest', manifest);
  form.set('operations', operations);
  if (source) form.set('source', JSON.stringify(source));
  if (signature) form.set('signature', signature);
  const append = (part: string, named: BuiltRemote['files']) => {
    for (const [name, content] of named)
      form.append(part, new Blob([new Uint8Array(content)]), name);
  };
  append('file', files);
  append(
    'map',
    fitting(maps) ? maps : new Map([...maps].map(([name, map]) => [name, withoutSources(map)])),
  );
  return form;
}

/** The registry takes files of 4 MB and uploads of 12. */
const fitting = (maps: BuiltRemote['maps']): boolean => {
  const sizes = [...maps.values()].map(({ length }) => length);
  return (
    Math.max(0, ...sizes) < 4_000_000 && sizes.reduce((sum, size) => sum + size, 0) < 8_000_000
  );
};

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
