interface Reach {
  NODE_ENV?: string | undefined;
  HOST: string;
  SITE_URL?: string | undefined;
}

/** A server that other machines can reach is in production unless NODE_ENV states otherwise. */
export const isProduction = ({ NODE_ENV, HOST, SITE_URL = 'http://localhost' }: Reach): boolean =>
  NODE_ENV
    ? NODE_ENV === 'production'
    : ![HOST, new URL(SITE_URL).hostname].every((host) => isLoopback(host));

/** Whether only this machine reaches a server that listens there. */
export const isLoopback = (host: string): boolean =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);
