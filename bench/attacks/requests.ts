import { setTimeout as pause } from 'node:timers/promises';
import { counter, loadFor, startLoad, statusOf, unexpected } from '../harness/load.ts';
import { queryOnce } from '../harness/sites.ts';
import { connections } from './connections.ts';
import { guessingNetworks } from './guessing-networks.ts';
import type { Attack } from './run-attack.ts';

const attacker = { 'x-forwarded-for': '198.51.100.7' };
/** Just below the limit of 1,200 requests a minute. */
const perSecond = 19.5;
/** A request that is refused early, with 429 or 503, is served well. */
const served = /^([234]\d\d|503)$/;

const aliased = (count: number, field: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `a${n}: ${field(n)}`).join(' ');

/** One address that sends operations of GraphQL. */
const operations = (
  name: string,
  operation: (n: number) => { query: string; variables?: object },
  env: Record<string, string> = {},
): Attack => ({
  name,
  ...(env.TRUSTED_DOCUMENTS && { env }),
  async run({ url }, seconds) {
    const responses = await loadFor(seconds, { perSecond }, (n) =>
      statusOf(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...attacker },
        body: JSON.stringify(operation(n)),
      }),
    );
    return { responses, problems: unexpected(responses, served) };
  },
});

/** Every text is new, so that whatever caches texts grows. */
const newText = (n: number) => ({
  query: `query Q${n} { ${aliased(19, (alias) => `airlineSearch(query: "a", page: ${n * 19 + alias + 1}) { totalItems items { id name shortName overview } }`)} }`,
});
const searchUnderAliases = (count: number) => () => ({
  query: `query ($i: FlightSearchInput!) { ${aliased(count, () => 'flightSearch(input: $i) { totalItems items { flightId finalPricePence } }')} }`,
  variables: { i: {} },
});
const untrusted = { TRUSTED_DOCUMENTS: 'off' };

/** Number of locations in an import of OpenFlights. */
const fiveThousandLocations = `
  WITH region AS (INSERT INTO catalogue.regions (id, name) VALUES (gen_random_uuid(), 'Flooded region') RETURNING id),
  country AS (INSERT INTO catalogue.countries (id, name, region_id) SELECT gen_random_uuid(), 'Flooded country', id FROM region RETURNING id)
  INSERT INTO catalogue.locations (id, name, country_id, description)
  SELECT gen_random_uuid(), 'Flooded location ' || n, id, repeat('A place by the sea. ', 8) FROM country, generate_series(1, 5000) n`;

const listFlood: Attack = {
  name: 'list flood: /api/location 20 times a second, 5,000 locations',
  async run({ url, databaseUrl }, seconds) {
    await queryOnce(databaseUrl, fiveThousandLocations);
    const probe = startLoad({ clients: 1, pauseMs: 100 }, () =>
      statusOf(`${url}/livez`, { timeoutMs: 2000 }),
    );
    const responses = await loadFor(seconds, { perSecond: 20 }, () =>
      statusOf(`${url}/api/location`, { headers: attacker }),
    );
    await pause(seconds * 500); // Responses that are still on their way.
    const probed = unexpected((await probe.end()).responses, /^200$/);
    return {
      responses,
      problems: [...unexpected(responses, served), ...probed.map((each) => `/livez: ${each}`)],
    };
  },
};

/** Requests at these intervals stay within the limit of 1,200 a minute. */
const bursts = [4, 20];
const betweenBurstsMs = 620;
/** A part of the page that only a rendered one has. */
const content = 'Find a place';

/** Every name is new, so that every page is rendered. */
const guideSearches: Attack = {
  name: 'searches of the guide, four and twenty at once',
  env: { DEMO_DATA: 'all' },
  async run({ url }, seconds) {
    const { responses, count } = counter();
    let n = 0;
    const visit = async () => {
      const response = await fetch(`${url}/guide?name=nowhere${(n += 1)}`, { headers: attacker });
      const html = await response.text();
      count(response.ok && !html.includes(content) ? 'without content' : response.status);
    };
    const ends = performance.now() + seconds * 1000;
    for (let burst = 0; performance.now() < ends; burst += 1) {
      const visits = Array.from({ length: bursts[burst % bursts.length] ?? 0 }, visit);
      await Promise.all([...visits, pause(betweenBurstsMs)]);
    }
    const problems = unexpected(responses, served);
    return {
      responses,
      problems: responses['200'] ? problems : [...problems, 'No page of the guide.'],
    };
  },
};

/** Every address is new, so that every page is rendered and stored. */
const manyAddresses: Attack = {
  name: '16,000 addresses of pages',
  isCrowd: true,
  async run({ url }, seconds) {
    // Eight clients keep the renderer busy.
    const pace = { clients: 8, requestsAtMost: 16_000 };
    const responses = await loadFor(seconds, pace, (n) =>
      statusOf(`${url}/search?to=London&maxPrice=${n}`, {
        headers: { 'x-forwarded-for': `198.51.100.${n % pace.clients}`, 'accept-encoding': 'br' },
      }),
    );
    return { responses, problems: unexpected(responses, served) };
  },
};

export const attacks: Attack[] = [
  operations('19.5 new texts a second, 19 aliases each', newText),
  operations('the same new texts, with TRUSTED_DOCUMENTS=off', newText, untrusted),
  operations('one text, flightSearch under 20 aliases', searchUnderAliases(20)),
  operations(
    'flightSearch under 13 aliases, TRUSTED_DOCUMENTS=off',
    searchUnderAliases(13), // Fewer aliases than the limit of one operation refuses.
    untrusted,
  ),
  listFlood,
  guideSearches,
  manyAddresses,
  connections,
  guessingNetworks,
];
