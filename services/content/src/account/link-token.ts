import { createHash, randomBytes } from 'node:crypto';
import { InvalidInput } from '@larkfare/data-kit/refusals';

/** A token for a mailed link, and its hash, which alone is stored. */
export function newLinkToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: linkTokenHash(token) };
}

/** The hash of a token that no one has, until the mail with its link is sent. */
export const unmailedLink = (): Buffer => newLinkToken().tokenHash;

export const linkTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export const invalidLink = () =>
  InvalidInput.of('token', 'This link was used already or is too old. Please request a new one.');
