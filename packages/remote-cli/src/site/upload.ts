import { type BuiltRemote } from '../remote/remote-folder.ts';

/** The multipart form that the registry accepts for checking and publishing. */
export function uploadOf({ manifest, operations, files }: BuiltRemote, version: string): FormData {
  const form = new FormData();
  form.set('version', version);
  form.set('manifest', manifest);
  form.set('operations', operations);
  for (const [name, content] of files)
    form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
}
