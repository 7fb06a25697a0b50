import {
  type FileChange,
  type ListChange,
  type VersionReview,
} from '@larkfare/remote-cli/registry-api';
import { type Manifest, type Operations } from '../versions/published.input.ts';
import { storedFiles } from '../versions/stored-files.rules.ts';

export type Content = { manifest: Manifest; operations: Operations };

/** How a version differs from an earlier one; from nothing without one. */
export const versionChanges = (
  now: Content,
  before: Content | undefined,
): Pick<VersionReview, 'files' | 'routes' | 'slots' | 'operations'> => ({
  files: fileChanges(storedFiles(now.manifest), before ? storedFiles(before.manifest) : {}),
  routes: listChange(pathsOf(now), pathsOf(before)),
  slots: listChange(slotsOf(now), slotsOf(before)),
  operations: listChange(textsOf(now), textsOf(before)),
});

type Files = Manifest['files'];

function fileChanges(files: Files, before: Files): FileChange[] {
  const earlier = Object.entries(before).map(([name, file]) => ({ name, ...file }));
  const replaced = new Set<string>();
  const changes = Object.entries(files).map(([name, { sha384, bytes }]): FileChange => {
    const match =
      earlier.find((each) => each.sha384 === sha384) ??
      earlier.find((each) => withoutHash(each.name) === withoutHash(name));
    if (!match) return { name, bytes, change: 'added' };
    replaced.add(match.name);
    return {
      name,
      bytes,
      change: match.sha384 === sha384 ? 'same' : 'changed',
      before: { name: match.name, bytes: match.bytes },
    };
  });
  const removed = earlier
    .filter(({ name }) => !replaced.has(name))
    .map(({ name, bytes }): FileChange => ({ name, bytes, change: 'removed' }));
  return [...changes, ...removed];
}

/** `app.03ba87408d37.js` as `app.js`: the hash in a name changes with every build. */
const withoutHash = (name: string) => name.replace(/\.[0-9a-f]{4,}(?=\.)/, '');

const slotsOf = (content: Content | undefined) =>
  (content?.manifest.slots ?? []).map(({ slot, label, path }) =>
    label ? `${slot}: ${label}, ${path}` : slot,
  );
const pathsOf = (content: Content | undefined) =>
  content?.manifest.routes.map(({ path }) => path) ?? [];
const textsOf = (content: Content | undefined) => content?.operations.map(({ text }) => text) ?? [];

const listChange = (now: string[], before: string[]): ListChange => ({
  added: now.filter((each) => !before.includes(each)),
  removed: before.filter((each) => !now.includes(each)),
});
