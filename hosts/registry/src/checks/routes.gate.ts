import { isOwnSegment } from '../versions/own-remotes.rules.ts';
import { type Gate } from './gate.ts';

/** First segments that belong to the back office, the API and the site's own files. */
const reserved = ['admin', 'api', 'graphql', 'media', 'registry', '_r', '_s', 'error'];

/** Each path belongs to one remote, whatever the order in which they load. */
export const routesGate: Gate = {
  name: 'routes',
  problems: ({ manifest }, { liveRemotes }) => {
    const others = liveRemotes.filter(({ name }) => name !== manifest.name);
    return manifest.routes.flatMap(({ path }) => {
      const first = path.split('/')[1] ?? '';
      if (first === '' || first.startsWith(':') || first === '*')
        return [`${path} matches paths of other remotes: begin with a fixed segment.`];
      if (reserved.includes(first.toLowerCase()) && !isOwnSegment(manifest.name, first))
        return [`${path} is reserved for the site itself.`];
      return others.flatMap((other) =>
        other.paths
          .filter((theirs) => clash(path, theirs))
          .map((theirs) => `${path} clashes with ${theirs} of ${other.name}.`),
      );
    });
  },
};

/** Whether an address could match both. A parameter matches any segment, a star the rest of the path. */
function clash(one: string, other: string): boolean {
  const [a, b] = [segments(one), segments(other)];
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    if (a[index] === '*' || b[index] === '*') return true;
    if (a[index] === undefined || b[index] === undefined) return false;
    const isOpen = a[index]?.startsWith(':') || b[index]?.startsWith(':');
    if (!isOpen && a[index]?.toLowerCase() !== b[index]?.toLowerCase()) return false;
  }
  return true;
}

const segments = (path: string) => path.split('/').filter(Boolean);
