/** A column or table as people say it: `round_trip_pence` as 'Round trip pence'. */
export function toWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** More than this is read when it is asked for. */
const longest = 120;

/** A value's beginning, where it is too long for a list; undefined where all of it fits. */
export const beginning = (text: string): string | undefined =>
  text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : undefined;
