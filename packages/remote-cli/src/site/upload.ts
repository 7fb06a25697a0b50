import { type BuiltRemote } from '../remote/remote-folder.ts';
import { type BuildSource } from './build-source.rules.ts';

/** The multipart form that the registry accepts for checking and publishing. */
export function uploadOf(
  { manifest, operations, files }: BuiltRemote,
  { version, source }: { version: string; source?: BuildSource | undefined },
): FormData {
  const form = new FormData();
  form.set('version', version);
  form.set('manifest', manifest);
  form.set('operations', operations);
  if (source) form.set('source', JSON.stringify(source));
  for (const [name, content] of files)
    form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
}
