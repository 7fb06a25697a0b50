import { freePorts } from '@larkfare/server-kit/testing';
import { type Supervised } from './supervised.ts';

/** One of each for all shells, with the login of each. */
const shared = {
  catalogue: 'catalogue',
  bookings: 'bookings',
  mails: 'bookings',
  content: 'content',
  registry: 'registry',
};

interface Servers {
  /** Where a shell listens, each with a separate gateway behind it. */
  siteUrls: readonly string[];
  start(name: string, program: string[], env: Record<string, string>): Supervised;
  /** The addresses of the database for a login. */
  database(login: string): Record<string, string>;
  /** Further settings. */
  ofShells: Record<string, string>;
}

/** Every server in a separate process. @returns the shells */
export async function startServers({
  siteUrls,
  start,
  database,
  ofShells,
}: Servers): Promise<Supervised[]> {
  const names = Object.keys(shared);
  const ports = await freePorts(names.length + 2 * siteUrls.length);
  const at = (port?: number) => `http://127.0.0.1:${port}`;
  const settings = {
    INTERNAL_SECRET: 'known to the servers of this cluster alone',
    MAIL_WORKER: 'off',
    ...Object.fromEntries(names.map((name, nth) => [`${name.toUpperCase()}_URL`, at(ports[nth])])),
  };
  const server = (name: string, login: string, port: unknown, env: Record<string, string> = {}) =>
    start(`${name}-${port}`, ['standalone/src/server.ts', name], {
      ...settings,
      ...database(login),
      PORT: `${port}`,
      ...env,
    });
  for (const [nth, [name, login]] of Object.entries(shared).entries())
    server(name, login, ports[nth]);
  return siteUrls.map((siteUrl, nth) => {
    const [port, internalPort] = ports.slice(names.length + 2 * nth);
    server('gateway', 'registry', port, { INTERNAL_PORT: `${internalPort}` });
    return server('shell', 'registry', new URL(siteUrl).port, {
      GATEWAY_URL: at(port),
      GATEWAY_INTERNAL_URL: at(internalPort),
      ...ofShells,
    });
  });
}
