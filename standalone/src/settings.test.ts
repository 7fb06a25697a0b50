import { environment } from '@larkfare/service-kit';
import { serverSettings } from './settings.ts';

const url = 'http://localhost';
const given = {
  DATABASE_URL: 'postgresql://localhost/larkfare',
  CATALOGUE_URL: url,
  BOOKINGS_URL: url,
  CONTENT_URL: url,
  SITE_URL: url,
};
const secret = { INTERNAL_SECRET: 'known to the servers of this site alone' };

test.each(['catalogue', 'bookings', 'content', 'gateway'] as const)(
  'the %s server believes nobody without a secret, unless only this machine reaches it',
  (name) => {
    const started = (more: NodeJS.ProcessEnv) =>
      environment(serverSettings[name], { ...given, ...more });

    expect(() => started({ HOST: '0.0.0.0' })).toThrow(
      /\n {2}INTERNAL_SECRET: is needed where HOST/,
    );
    expect(started({ HOST: '0.0.0.0', ...secret })).toMatchObject(secret);
    expect(started({ HOST: '127.0.0.1' }).INTERNAL_SECRET).toBeUndefined();
  },
);
