import type { Settings } from './settings.ts';

type Reach = Pick<Settings, 'NODE_ENV' | 'HOST' | 'SITE_URL'>;

/** Unless NODE_ENV says otherwise, what other machines can reach is in production. */
export const isProduction = ({ NODE_ENV, HOST, SITE_URL = 'http://localhost' }: Reach): boolean =>
  NODE_ENV
    ? NODE_ENV === 'production'
    : ![HOST, new URL(SITE_URL).hostname].every((host) => loopback.has(host));

const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
