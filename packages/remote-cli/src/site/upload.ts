import { type BuiltRemote } from '../remote/remote-folder.ts';
import { type BuildSource } from './build-source.rules.ts';

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
  append('map', maps);
  return form;
}
