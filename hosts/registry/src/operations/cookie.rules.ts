/** A cookie of ours out of a Cookie header; empty when it is not there. */
export const cookieNamed = (name: string, header = ''): string =>
  header
    .split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
