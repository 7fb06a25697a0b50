/** Path segments that the site uses itself. */
const reserved = ['admin', 'api', 'graphql', 'media', 'registry', 'error', 'shell', 'public'];

/** Why the name is invalid; undefined if it is valid. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || name.endsWith('-'))
    return `'${name}' is not a valid name: use lower-case letters, digits and hyphens, such as city-breaks.`;
  if (reserved.includes(name)) return `'${name}' is reserved for the site.`;
  return undefined;
}

/** `city-breaks` to `CityBreaks`, for operation names. */
export const pascalOf = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());

/** `city-breaks` to `City breaks`, for people. */
export const titleOf = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
