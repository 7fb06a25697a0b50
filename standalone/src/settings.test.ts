import { readFileSync } from 'node:fs';
import { environment } from '@larkfare/server-kit/process';
import { hstsSecondsOf, serverSettings, settings } from './settings.ts';

const url = 'http://localhost';
const required = {
  DATABASE_URL: 'postgresql://localhost/larkfare',
  CATALOGUE_URL: url,
  BOOKINGS_URL: url,
  CONTENT_URL: url,
  GATEWAY_URL: url,
  GATEWAY_INTERNAL_URL: url,
  REGISTRY_URL: url,
  SITE_URL: url,
};
const secret = { INTERNAL_SECRET: 'known to the servers of this site alone' };

const servers = Object.keys(serverSettings) as (keyof typeof serverSettings)[];

test.each(servers)(
  'the %s server needs a secret unless all servers are on this machine',
  (name) => {
    const started = (more: NodeJS.ProcessEnv) =>
      environment(serverSettings[name], { ...required, ...more });

    for (const reach of [
      { HOST: '0.0.0.0' },
      { NODE_ENV: 'production' },
      name === 'gateway' || name === 'catalogue'
        ? { CONTENT_URL: 'http://content.internal:4003' }
        : { SITE_URL: 'https://www.larkfare.example' },
    ]) {
      expect(() => started(reach)).toThrow(/\n {2}INTERNAL_SECRET: is needed in production/);
      expect(started({ ...reach, ...secret })).toMatchObject(secret);
    }
    expect(started({ HOST: '127.0.0.1' }).INTERNAL_SECRET).toBeUndefined();
  },
);

const https = { SITE_URL: 'https://www.larkfare.example' };

test.each([
  ['in production over HTTPS', https, 31_536_000],
  ['as long as the setting says', { ...https, HSTS_SECONDS: '60' }, 60],
  ['not where a proxy does so', { ...https, HSTS_SECONDS: '0' }, 0],
  ['not over HTTP', { SITE_URL: 'http://www.larkfare.example' }, 0],
  ['not if the back office is over HTTP', { ...https, ADMIN_ORIGIN: 'http://office.example' }, 0],
  ['not in development', { ...https, NODE_ENV: 'development' }, 0],
  ['not on this machine', {}, 0],
])('browsers use HTTPS only %s', (_, env, seconds) => {
  expect(hstsSecondsOf(environment(settings, env))).toBe(seconds);
});

test('docs/settings.md names each setting of the site with its default', () => {
  const document = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const rows = [...document.matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gm)].flatMap(
    ({ 1: names = '', 2: usual = '' }) => {
      const defaults = usual.replaceAll('`', '').split(', ');
      return [...names.matchAll(/`(?!OTEL_)([A-Z0-9_]+)`/g)].map(
        ({ 1: name = '' }, index) => [name, defaults[index]] as const,
      );
    },
  );
  const documented = new Map(rows);

  expect([...documented.keys()].sort()).toEqual(Object.keys(settings.shape).sort());
  for (const [name, field] of Object.entries(settings.shape)) {
    const { data } = field.safeParse(undefined);
    if (data !== undefined) expect({ [name]: documented.get(name) }).toEqual({ [name]: `${data}` });
  }
});
