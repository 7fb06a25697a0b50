import { decode, encode } from '@jridgewell/sourcemap-codec';

/** Version 3, as bundlers write it. */
interface SourceMap {
  version: number;
  sources: (string | null)[];
  sourcesContent?: (string | null)[];
  names: string[];
  mappings: string;
}

/** The source map of a script in which every match is replaced: what follows a match in its line moves. */
export function mapAfterReplacing(
  map: Buffer,
  { script, pattern, by }: { script: string; pattern: RegExp; by: string },
): Buffer {
  const { version, sources, sourcesContent, names, mappings }: SourceMap = JSON.parse(
    map.toString(),
  );
  const lines = script.split('\n');
  const moved = decode(mappings).map((segments, line) => {
    const matches = [...(lines[line] ?? '').matchAll(pattern)];
    const shiftAt = (column: number) =>
      matches
        .filter((match) => match.index + match[0].length <= column)
        .reduce((shift, [found]) => shift + by.length - found.length, 0);
    for (const segment of segments) segment[0] += shiftAt(segment[0]);
    return segments;
  });
  return Buffer.from(
    JSON.stringify({ version, sources, sourcesContent, names, mappings: encode(moved) }),
  );
}

export function withoutSources(map: Buffer): Buffer {
  const { sourcesContent: _, ...rest }: SourceMap = JSON.parse(map.toString());
  return Buffer.from(JSON.stringify(rest));
}
