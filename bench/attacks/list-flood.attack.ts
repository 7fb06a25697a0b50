import pg from 'pg';
import { type AttackTarget, counted, flood, type ObservedAttack } from './attack.ts';

/** Number of locations in an import of OpenFlights. */
const fiveThousandLocations = `
  WITH region AS (INSERT INTO catalogue.regions (id, name) VALUES (gen_random_uuid(), 'Flooded region') RETURNING id),
  country AS (INSERT INTO catalogue.countries (id, name, region_id) SELECT gen_random_uuid(), 'Flooded country', id FROM region RETURNING id)
  INSERT INTO catalogue.locations (id, name, country_id, description)
  SELECT gen_random_uuid(), 'Flooded location ' || n, id, repeat('A place by the sea. ', 8) FROM country, generate_series(1, 5000) n`;

/** One address at the default limit of reads. */
export const attack: ObservedAttack = {
  name: 'list flood: /api/location 20 times a second, 5,000 locations',
  async run({ site, seconds }) {
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await client.query(fiveThousandLocations);
    await client.end();
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const [list, live] = await Promise.all([
      flood({ seconds }, 20, () => fetch(`${site.url}/api/location`, { headers })),
      probe(site.url, seconds),
    ]);
    return { answers: list.answers, problems: [...list.problems, ...live] };
  },
};

/** Requests /livez during the flood and for as long after it. */
async function probe(url: string, seconds: AttackTarget['seconds']): Promise<string[]> {
  const { answers, count } = counted();
  const ends = performance.now() + seconds * 1500;
  while (performance.now() < ends) {
    await fetch(`${url}/livez`, { signal: AbortSignal.timeout(2000) }).then(
      ({ status }) => count(status),
      () => count('failed'),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return answers[200] === Object.values(answers).reduce((sum, each) => sum + each, 0)
    ? []
    : ['/livez did not answer within 2 s.'];
}
