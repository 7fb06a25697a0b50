import { withoutSources } from '../build/source-map.ts';
import { type BuiltRemote } from '../remote/remote-folder.ts';
import { type BuildSource } from '../command/build-source.rules.ts';

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
