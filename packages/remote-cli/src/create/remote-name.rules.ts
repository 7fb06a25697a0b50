/** First words of paths that are the site's own. */
const reserved = ['admin', 'api', 'graphql', 'media', 'registry', 'error', 'shell', 'public'];

/** Why a remote cannot be called that; undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name) || name.endsWith('-'))
    return `'${name}' is no name of a remote: a lower-case word such as guide or city-breaks.`;
  if (reserved.includes(name)) return `'${name}' is kept for the site itself.`;
  return undefined;
}

/** `city-breaks` is CityBreaks in names of operations … */
export const pascalOf = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());

/** … and City breaks where people read it. */
export const titleOf = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');
