/**
 * How the kit's exports go: `@deprecated since 1.3, until 2.0: use x`. Remotes that are live were built with older kits and
 * run on newer sites, so something goes with a major release only; `check` warns of it in every release before.
 */
const form = /^since (\d+)\.(\d+), until (\d+)\.0: \S/;

/** Whether the text after `@deprecated` is of the kit: libraries have their deprecations. */
export const isOfKit = (text: string): boolean => form.test(text);

/** The problem of the text after `@deprecated`, in that release of the kit. */
export function deprecationProblem(text: string, kitVersion: string): string | undefined {
  const parts = form.exec(text);
  if (!parts) return 'It must read: @deprecated since 1.3, until 2.0: use x instead.';
  const [since = 0, sinceMinor = 0, until = 0] = parts.slice(1).map(Number);
  const [major = 0, minor = 0] = kitVersion.split('.').map(Number);
  if (until <= since) return `A release that warns comes before ${until}.0.`;
  if (since > major || (since === major && sinceMinor > minor))
    return `There is no ${since}.${sinceMinor} yet.`;
  if (major >= until) return `It was to go with ${until}.0.`;
  return undefined;
}
