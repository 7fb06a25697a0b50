/** Revision 12 from `"production-12"`, `"12"` or `12`. */
export function revisionOf(ifMatch: string | undefined): number | undefined {
  const found = /^(?:W\/)?"?(?:[a-z][a-z0-9-]*-)?(\d{1,9})"?$/.exec(ifMatch ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}
