/** A cookie's value from a Cookie header; empty if it is not set. */
export const readCookie = (name: string, header = ''): string =>
  header
    .split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
