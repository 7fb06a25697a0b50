/** An allowed source of maps, with the parameters that stay in its address. */
interface Embed {
  hosts: string[];
  path: string;
  address: string;
  needed: Record<string, RegExp>;
  optional: Record<string, RegExp>;
}

const embeds: Embed[] = [
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

/** The sites that a map can come from. */
export const mapSources = embeds.map(({ address }) => new URL(address).origin);

/**
 * The first map address in what the administrator pasted. Surrounding HTML is ignored, and the address is rebuilt from
 * the parts that a map needs.
 */
export function mapEmbedUrl(pasted: string): string | null {
  for (const candidate of addressesIn(pasted)) {
    const embed = toEmbed(candidate);
    if (embed) return embed;
  }
  return null;
}

function addressesIn(pasted: string) {
  const readable = pasted.replace(/&(amp|#38|#x26);/gi, '&');
  return (readable.match(/https:\/\/[^\s"'<>\\^`{|}]+/g) ?? []).flatMap(
    (text) => URL.parse(text) ?? [],
  );
}

function toEmbed(url: URL): string | null {
  if (url.username || url.password || url.port) return null;
  const embed = embeds.find(
    ({ hosts, path }) => hosts.includes(url.hostname) && path === url.pathname,
  );
  if (!embed) return null;

  const needed = wellFormed(embed.needed, url);
  if (needed.length < Object.keys(embed.needed).length) return null;
  return `${embed.address}?${[...needed, ...wellFormed(embed.optional, url)].join('&')}`;
}

const wellFormed = (patterns: Record<string, RegExp>, url: URL) =>
  Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = url.searchParams.get(name);
    return value && pattern.test(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
