import type { Remote } from '../remotes/remote-folder.ts';

/** A remote at /guide, for tests of what is decided about it. */
export const aRemote = (changes: Partial<Remote> = {}): Remote => ({
  name: 'guide',
  title: 'The guide',
  paths: ['/guide'],
  dist: '',
  css: new Map(),
  ...changes,
});
