import pg from 'pg';

/** The first letters of the catalogue's busiest destinations, as typed into 'To'. */
export async function chooseTyped(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT locations.name FROM airports JOIN locations ON locations.id = location_id
       ORDER BY (SELECT count(*) FROM flights WHERE arrival_airport_id = airports.id) DESC, airports.id LIMIT 8`,
    );
    const names = new Set(rows.map(({ name }) => name.toLowerCase()));
    return [...names].flatMap((name) => [1, 2, 3, 4].map((letters) => name.slice(0, letters)));
  } finally {
    await client.end();
  }
}
