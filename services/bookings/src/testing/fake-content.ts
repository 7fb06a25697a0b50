import { generateKeyPairSync, sign } from 'node:crypto';
import { weekdays } from '@larkfare/london-dates';
import { tokenKind } from '@larkfare/server-kit/administrator';
import { type GraphqlAnswer, type GraphqlExecutor } from '@larkfare/server-kit/executor';
import { fakeGraph, unavailable } from '@larkfare/server-kit/testing';

/** Any moment is one of office hours. */
const openingHours = {
  days: weekdays.map((day) => ({ day, opens: '00:00', closes: '00:00' })),
  closedOn: [],
};

const administrators = {
  ada: { id: '0192f000-0000-7000-8000-0000000000a1', email: 'ada@larkfare.example' },
  grace: { id: '0192f000-0000-7000-8000-0000000000a2', email: 'grace@larkfare.example' },
};
export type AdministratorName = keyof typeof administrators;

/** The content service, with two signed-in administrators; it may be unavailable. */
export function fakeContent() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = { ...publicKey.export({ format: 'jwk' }), alg: tokenKind.algorithm };
  const tokenKeys = JSON.stringify({ keys: [key] });

  const tokenOf = (name: AdministratorName) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { id } = administrators[name];
    const claims = { sub: id, jti: id, aud: tokenKind.audience };
    const content = `${part({ alg: tokenKind.algorithm })}.${part({ ...claims, exp: 4_102_444_800 })}`;
    return `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
  };
  const headersOf = (name: AdministratorName) => ({ authorization: `Bearer ${tokenOf(name)}` });
  const all = Object.keys(administrators) as AdministratorName[];

  const execute = fakeGraph({
    tokenKeys,
    bookingListSign: '$',
    siteInformation: {
      brand: { name: 'Kingfisher Travel' },
      contactPhone: '020 7946 0000',
      openingHours,
      fareShares: () => content.fareShares,
    },
    viewer: (_: object, { authorization }: Record<string, unknown>) => {
      const name = all.find((each) => headersOf(each).authorization === authorization);
      return name && administrators[name];
    },
  });
  const content = {
    isUnavailable: false,
    fareShares: { childPercent: 100, infantPercent: 100 },
    headersOf,
    execute: (async (request): Promise<GraphqlAnswer> =>
      content.isUnavailable ? unavailable : execute(request)) satisfies GraphqlExecutor,
  };
  return content;
}
