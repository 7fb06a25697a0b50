const yearMs = 365 * 24 * 60 * 60 * 1000;

/** Where to report a vulnerability (RFC 9116): the contact form, which the office reads. */
export const securityText = (origin: string, now: Date): string =>
  [
    `Contact: ${origin}/contact`,
    `Expires: ${new Date(now.getTime() + yearMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
