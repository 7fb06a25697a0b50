import { createHash } from 'node:crypto';

/** A file's entry in a manifest. */
export const fingerprint = (content) => ({
  sha384: createHash('sha384').update(content).digest('base64'),
  bytes: content.length,
});
