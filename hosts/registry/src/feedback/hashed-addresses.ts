import { createHmac } from 'node:crypto';
import { type ShareUsage } from '@larkfare/server-kit/rate-limit';

/** Shares usage under keyed hashes, so that no visitor's address is stored. */
export function hashedAddresses(share: ShareUsage, readKey: () => Promise<Buffer>): ShareUsage {
  let key: Buffer | undefined;
  return async (usage) => {
    const known = (key ??= await readKey());
    const addresses = new Map<string, string>();
    const hashed = usage.map((each) => {
      const hash = createHmac('sha256', known).update(each.address).digest('base64url');
      addresses.set(hash, each.address);
      return { ...each, address: hash };
    });
    const sums = await share(hashed);
    return sums.map((sum) => ({ ...sum, address: addresses.get(sum.address) ?? sum.address }));
  };
}
