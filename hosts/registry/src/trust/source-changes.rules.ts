import {
  type PackageChange,
  type SourceChange,
  type SourceChanges,
} from '@larkfare/remote-cli/registry-api';
import { packageOf, sourcePath } from '../versions/source-path.rules.ts';
import { type SourceFile } from '../versions/sources.ts';

const listedAtMost = 1000;

/** How the sources of a version differ from an earlier one's: the remote's own by file, all others by package. */
export function sourceChanges(now: SourceFile[], before: SourceFile[]): SourceChanges {
  const compared = compare(now, before).filter(({ path }) => !isStyle(path));
  const own = compared.filter(({ path }) => packageOf(path) === undefined);
  const files = own.filter(isDifferent).toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const packages = packageChanges(compared);
  return {
    files: files.slice(0, listedAtMost),
    same: own.length - files.length,
    packages: packages.slice(0, listedAtMost),
    omitted: [files, packages].reduce(
      (sum, { length }) => sum + Math.max(0, length - listedAtMost),
      0,
    ),
  };
}

/** Maps hold the script that webpack makes of a style, which one build of the same style has and another has not. */
const isStyle = (path: string) => /\.(?:css|scss|sass|less)$/.test(path);

type Compared = Omit<SourceChange, 'change'> & { change: SourceChange['change'] | 'same' };

const isDifferent = (source: Compared): source is SourceChange => source.change !== 'same';

function compare(now: SourceFile[], before: SourceFile[]): Compared[] {
  const earlier = placed(before);
  const current = [...placed(now)].map(([place, { path, name, bytes, hash }]): Compared => {
    const match = earlier.get(place);
    if (!match) return { path, name, bytes, change: 'added' };
    earlier.delete(place);
    const change = match.hash === hash ? 'same' : 'changed';
    return { path, name, bytes, change, before: { name: match.name, bytes: match.bytes } };
  });
  const removed = [...earlier.values()].map(({ path, name, bytes }): Compared => ({
    path,
    name,
    bytes,
    change: 'removed',
  }));
  return [...current, ...removed];
}

/** Keys that match a source of one build with another's: its path, and which of several it is that have it. */
function placed(sources: SourceFile[]): Map<string, SourceFile & { path: string }> {
  const counts = new Map<string, number>();
  return new Map(
    sources
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map((source) => {
        const path = withoutHash(sourcePath(source.name));
        const count = (counts.get(path) ?? 0) + 1;
        counts.set(path, count);
        return [`${count} ${path}`, { ...source, path }];
      }),
  );
}

/** `page.tsx?1ea1` as `page.tsx`: the hash is of the machine's folders, too. */
const withoutHash = (path: string) => path.replace(/\?[0-9a-f]{1,64}$/, '');

function packageChanges(compared: Compared[]): PackageChange[] {
  const packages = new Map<string, PackageChange>();
  for (const { path, bytes, change } of compared) {
    const name = packageOf(path);
    if (name === undefined) continue;
    const none = { name, files: 0, bytes: 0, added: 0, changed: 0, removed: 0 };
    const totals = packages.get(name) ?? none;
    packages.set(name, totals);
    if (change !== 'same') totals[change] += 1;
    if (change === 'removed') continue;
    totals.files += 1;
    totals.bytes += bytes;
  }
  return [...packages.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
