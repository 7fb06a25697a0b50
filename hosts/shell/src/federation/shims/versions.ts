/** Three numbers, and what stands behind a hyphen in a version before its release. */
interface Version {
  numbers: number[];
  tag: string | undefined;
}

const comparator =
  /^([<>]=?|~>?|\^|=)?[v=]*([\dxX*]+)?(?:\.([\dxX*]+))?(?:\.([\dxX*]+))?(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

/**
 * Whether a version lies in a range, as npm reads ranges (`^1.2`, `>=1 <3`, `1.x || 2.x`, `1 - 2`), with versions before
 * a release. Instead of the library's utils/semver, which is three times as large.
 */
export const satisfy = (version: string, range: string): boolean =>
  range.split('||').some((all) =>
    all
      .replace(/(\S+)\s+-\s+(\S+)/g, '>=$1 <=$2')
      .replace(/([<>=~^])\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((one) => allows(one, version)),
  );

function allows(one: string, version: string): boolean {
  const asked = comparator.exec(one);
  const found = comparator.exec(version);
  if (!asked || !found) return false;
  const sign = asked[1];
  const given = numbersOf(asked);
  const open = given.findIndex(Number.isNaN);
  // `*` is any version, and none is above or below any.
  if (open === 0) return sign !== '<' && sign !== '>';

  const named = open < 0 ? 3 : open;
  const isWhole = named === 3;
  const numbers = given.map((number, at) => (at < named ? number : 0));
  const have = { numbers: numbersOf(found), tag: found[5] };
  const order = compare(have, { numbers, tag: isWhole ? asked[5] : '0' });
  /** Below all versions with a higher number at this place. */
  const isWithin = (place: number) =>
    compare(have, {
      numbers: numbers.map((number, at) => (at < place ? number : at > place ? 0 : number + 1)),
      tag: '0',
    }) < 0;

  switch (sign) {
    case '<':
      return order < 0;
    case '>=':
      return order >= 0;
    case '>':
      return isWhole ? order > 0 : !isWithin(named - 1);
    case '<=':
      return isWhole ? order <= 0 : isWithin(named - 1);
    case '^':
      return (
        order >= 0 && isWithin(given.findIndex((number, at) => number > 0 || at === named - 1))
      );
    case '~':
    case '~>':
      return order >= 0 && isWithin(Math.min(named, 2) - 1);
    default:
      return isWhole ? order === 0 : order >= 0 && isWithin(named - 1);
  }
}

const numbersOf = (found: RegExpExecArray) => found.slice(2, 5).map(Number);

const compare = (one: Version, other: Version): number =>
  one.numbers.map((number, at) => number - (other.numbers[at] ?? 0)).find(Boolean) ??
  compareTags(one.tag, other.tag);

function compareTags(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  return other === undefined ? -1 : one.localeCompare(other, 'en', { numeric: true });
}
