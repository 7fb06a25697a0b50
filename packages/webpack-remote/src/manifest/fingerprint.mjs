import { createHash } from 'node:crypto';

/** What a manifest says of a file. */
export const fingerprint = (content) => ({
  sha384: createHash('sha384').update(content).digest('base64'),
  bytes: content.length,
});
