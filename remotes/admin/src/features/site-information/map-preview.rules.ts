/** A map that may be shown: where it comes from, and which of its parameters are kept. */
interface Source {
  hosts: readonly string[];
  path: string;
  address: string;
  needed: Readonly<Record<string, RegExp>>;
  optional: Readonly<Record<string, RegExp>>;
}

/** As the content service allows them; a journey holds the preview to what visitors are shown. */
const sources: readonly Source[] = [
  {
    hosts: ['www.google.com', 'google.com', 'maps.google.com'],
    path: '/maps/embed',
    address: 'https://www.google.com/maps/embed',
    needed: { pb: /^!/ },
    optional: {},
  },
  {
    hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
    path: '/export/embed.html',
    address: 'https://www.openstreetmap.org/export/embed.html',
    needed: { bbox: /^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/ },
    optional: { layer: /^[a-z]+$/, marker: /^-?\d+(\.\d+)?,-?\d+(\.\d+)?$/ },
  },
];

/**
 * The one map in what was pasted, its address built anew from the parts that a map needs. The HTML around it is never
 * used, and what comes from anywhere else is no map.
 */
export function mapPreviewUrl(pasted: string): string | undefined {
  const addresses =
    pasted.replace(/&(amp|#38|#x26);/gi, '&').match(/https:\/\/[^\s"'<>\\^`{|}]+/g) ?? [];
  return addresses.map(toMap).find((address) => address !== undefined);
}

function toMap(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.port) return undefined;
  const source = sources.find(
    ({ hosts, path }) => hosts.includes(url.hostname) && path === url.pathname,
  );
  if (!source) return undefined;

  const needed = kept(source.needed, url);
  if (needed.length < Object.keys(source.needed).length) return undefined;
  return `${source.address}?${[...needed, ...kept(source.optional, url)].join('&')}`;
}

const kept = (patterns: Source['needed'], url: URL) =>
  Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = url.searchParams.get(name);
    return value && pattern.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
