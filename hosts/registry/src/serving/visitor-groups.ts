import { isSignatureOf, signatureOf } from '../trust/registry-key.ts';
import { networkPrefix } from '@larkfare/server-kit/network';

/** Number of groups: one for each per cent of a rollout's share. */
const groupCount = 100;

/** The groups 0 to 99 by which a gradual rollout chooses visitors. No caller can choose one. */
export interface VisitorGroups {
  /** The group of an address's network; undefined until the database has been available once. */
  of(address: string): number | undefined;
  /** The signed text of a group, for the visitor's cookie. */
  signed(group: number): string | undefined;
  /** The group in a signed text; undefined if the signature is invalid. */
  read(text: string): number | undefined;
}

/** Keyed by the registry's key, so that all servers agree. */
export function visitorGroups(signingKey: () => Buffer | undefined): VisitorGroups {
  const textOf = (group: number | string) => JSON.stringify(['visitor group', Number(group)]);
  return {
    of(address) {
      const key = signingKey();
      if (!key) return undefined;
      const network = signatureOf(key, JSON.stringify(['network', networkPrefix(address)]));
      return Buffer.from(network, 'base64url').readUInt32BE() % groupCount;
    },
    signed(group) {
      const key = signingKey();
      return key && `${group}.${signatureOf(key, textOf(group))}`;
    },
    read(text) {
      const key = signingKey();
      const [, group, signature = ''] = /^(\d{1,2})\.([\w-]+)$/.exec(text) ?? [];
      return key && group && isSignatureOf(key, textOf(group), signature)
        ? Number(group)
        : undefined;
    },
  };
}
