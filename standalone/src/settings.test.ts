import { environment } from '@larkfare/service-kit';
import { serverSettings } from './settings.ts';

const url = 'http://localhost';
const given = {
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
      environment(serverSettings[name], { ...given, ...more });

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
