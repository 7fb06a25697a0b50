import { type BuiltRemote } from '../remote/remote-folder.ts';

/** A build as the registry takes it, to be checked or published. */
export function uploadOf({ manifest, operations, files }: BuiltRemote, version: string): FormData {
  const form = new FormData();
  form.set('version', version);
  form.set('manifest', manifest);
  form.set('operations', operations);
  for (const [name, content] of files)
    form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
}
