export { makePrivateFolder } from './private-folder.ts';
export { readJson } from './read-json.ts';
export { isAsDescribed } from './verified-file.ts';
export { writeFileAtomic } from './write-file-atomic.ts';
