import pg from 'pg';

/** Connects and runs a statement, each within the time. @throws when one of them fails or times out */
export async function trySelect(config: pg.ClientConfig, timeoutMs: number): Promise<void> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    // A goodbye would wait for the server.
    client.connection.stream.destroy();
  }
}
