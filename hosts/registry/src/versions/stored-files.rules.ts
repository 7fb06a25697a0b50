import { type Manifest } from './published.input.ts';

/** All files of a build, with the one that no page loads. */
export const storedFiles = ({
  files,
  server,
}: Pick<Manifest, 'files' | 'server'>): Manifest['files'] =>
  server ? { ...files, [server.path]: { sha384: server.sha384, bytes: server.bytes } } : files;
