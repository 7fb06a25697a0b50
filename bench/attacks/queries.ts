import { type ObservedAttack, flood, sendOperation } from './attack.ts';

/** Just below the limit of 1,200 requests a minute. */
const perSecond = 19.5;
const attacker = '198.51.100.7';
const aliased = (count: number, field: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');

/** Every text is new, so that whatever caches texts grows. */
export const manyTexts = (name: string, env?: Record<string, string>): ObservedAttack => ({
  name,
  ...(env && { env }),
  run: (target) =>
    flood(target, perSecond, (n) =>
      sendOperation(target.site.url, attacker, {
        query: `query Q${n} { ${aliased(19, (alias) => `airlineSearch(query: "a", page: ${n * 19 + alias + 1}) { totalItems items { id name shortName overview } }`)} }`,
      }),
    ),
});

/** One text with many searches. */
export const aliasedSearch = (
  name: string,
  count: number,
  env?: Record<string, string>,
): ObservedAttack => ({
  name,
  ...(env && { env }),
  run: (target) =>
    flood(target, perSecond, () =>
      sendOperation(target.site.url, attacker, {
        query: `query ($i: FlightSearchInput!) { ${aliased(count, () => 'flightSearch(input: $i) { totalItems items { flightId finalPricePence } }')} }`,
        variables: { i: {} },
      }),
    ),
});
