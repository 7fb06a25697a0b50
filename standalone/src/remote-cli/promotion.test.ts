import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { startPartner } from '../testing/partner.ts';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeEach(async () => {
  partner = await startPartner();
});
afterEach(() => partner[Symbol.asyncDispose]());

const aQuery = {
  name: 'WeatherRegions',
  type: 'query',
  sha256: 'of the text',
  text: 'query WeatherRegions { regions { name } }',
};
const contentOf = async ({ site, token }: { site: string; token: string }) =>
  (
    await fetch(`${site}/registry/v1/remotes/weather/versions/1.0.0/content`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();

describe('a partner', () => {
  test('promotes no content that differs from the hashes of the staging site', async () => {
    await using production = await startPartner();
    await partner.build('1.0.0');
    const staged = JSON.parse((await partner.call(['publish', '--activate', '--json'])).out);
    await using liar = Fastify();
    liar.get('*', async ({ url, headers: { authorization = '' } }) => {
      const answer = await fetch(partner.site + url, { headers: { authorization } });
      return (await answer.text()).replace(staged.contentHash, 'f'.repeat(64));
    });
    const from = await liar.listen({ port: 0 });

    const { code, err } = await partner.call(['promote', '--from', from], {
      LARKFARE_SITE: production.site,
      LARKFARE_TOKEN: production.token,
      LARKFARE_FROM_TOKEN: partner.token,
    });

    expect(code).not.toBe(0);
    expect(err).toContain('with another content.');
  });

  test('names the variable of the token that is missing', async () => {
    await partner.build('1.0.0');

    const { code, err } = await partner.call(['promote', '--from', 'https://staging.example.com']);

    expect(code).toBe(2);
    expect(err).toBe(
      'A deploy token for https://staging.example.com is required: set LARKFARE_FROM_TOKEN.\n',
    );
  });

  test('signs what it publishes with the key of its team, also when it is promoted', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const file = join(partner.remote, '../signing.pem');
    await writeFile(file, pem);
    const withoutKey = 'the site had no key of weather when this version was published.';
    await using production = await startPartner();
    const environment = { LARKFARE_SITE: partner.site, LARKFARE_TOKEN: partner.token };
    await partner.build('0.9.0');
    const signing = { ...environment, LARKFARE_SIGNING_KEY_FILE: file };
    expect((await partner.call(['publish'], signing)).out).toContain(withoutKey);
    for (const each of [partner, production])
      await each.addKey(publicKey.export({ type: 'spki', format: 'pem' }).toString());
    expect((await partner.call(['publish'], signing)).out).toContain(withoutKey);
    await partner.build('1.0.0', { operations: [aQuery] });

    expect((await partner.call(['publish'])).err).toContain('weather takes signed versions only');
    const bad = { ...environment, LARKFARE_SIGNING_KEY: 'a key' };
    expect(await partner.call(['publish'], bad)).toMatchObject({ code: 2 });
    const signed = await partner.call(['publish', '--activate'], signing);
    const promoted = await partner.call(['promote', '--from', partner.site], {
      LARKFARE_SITE: production.site,
      LARKFARE_TOKEN: production.token,
      LARKFARE_FROM_TOKEN: partner.token,
    });

    expect(signed.out).toContain('Its signature by “Release” is valid.');
    expect(promoted).toMatchObject({ code: 0 });
  });

  test('promotes what is live in the preview channel, with the reason', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await partner.build(version);
      const staged = await partner.call(['publish', '--activate', '--channel', 'preview']);
      expect(staged.out).toContain('at sites that show this channel (REMOTES_CHANNEL=preview)');
      expect(staged.out).not.toContain(`${partner.site}/weather`);
    }
    expect((await partner.call(['promote', '--from', 'production'])).err).toContain(
      'weather is not live in production: activate a version there first',
    );

    const { code, out } = await partner.call(['promote']);

    expect(code).toBe(0);
    expect(out).toContain('weather 1.1.0 of preview is live in production, revision 1:');
    expect(await partner.live()).toBe('1.1.0');
    expect((await partner.call(['status'])).out).toContain('Promoted from preview.');
    const locked = await partner.lock('Christmas').then(() => partner.call(['promote']));
    expect(locked.err).toContain('The channel is locked: Christmas');
  });

  test('promotes the build of a staging site: the same files under the same hash', async () => {
    await using production = await startPartner();
    await partner.build('1.0.0');
    await writeFile(
      join(partner.remote, 'dist/remote.aaaa.js.map'),
      JSON.stringify({ version: 3, sources: ['src/app.tsx'], names: [], mappings: 'AAAA' }),
    );
    const staged = JSON.parse((await partner.call(['publish', '--activate', '--json'])).out);
    const promote = (...options: string[]) =>
      partner.call(['promote', '--from', partner.site, ...options], {
        LARKFARE_SITE: production.site,
        LARKFARE_TOKEN: production.token,
        LARKFARE_FROM_TOKEN: partner.token,
      });

    const { code, out, err } = await promote();

    expect(err).toContain('Publishing weather 1.0.0 as it is at');
    expect(out).toContain(`weather 1.0.0 of ${partner.site} is live in production`);
    expect(code).toBe(0);
    const content = await contentOf(production);
    expect(content).toEqual(await contentOf(partner));
    expect(content).toMatchObject({
      contentHash: staged.contentHash,
      maps: { 'remote.aaaa.js': expect.stringContaining('src/app.tsx') },
    });

    await partner.call(['yank', '--version', '1.0.0', '--reason', 'Wrong times']);
    expect((await promote('--version', '1.0.0')).err).toContain(
      'weather 1.0.0 was yanked: Wrong times',
    );
  });
});
