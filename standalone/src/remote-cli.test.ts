import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startIssuer } from '@larkfare/service-kit/testing';
import Fastify from 'fastify';
import { startPartner } from './testing/partner.ts';

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
const live = async () => JSON.parse((await partner.call(['status', '--json'])).out).live;

describe('a partner', () => {
  test('checks, publishes, activates, goes further and back', async () => {
    await partner.build('1.0.0');

    const checked = await partner.call(['check']);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.out).toContain('✓ budgets');
    expect(checked.out).toContain('– mount: not run: this site has turned it off');
    expect(checked.out).toContain('weather 1.0.0 can be published.');
    expect(await live()).toBeNull();

    const published = await partner.call(['publish']);
    expect(published).toMatchObject({ code: 0 });
    expect(published.out).toContain('– mount: not run: this site has turned it off');
    expect(published.out).toContain('Not live yet');
    expect(await live()).toBeNull();

    const activated = await partner.call(['activate']);
    expect(activated).toMatchObject({ code: 0 });
    expect(activated.out).toContain('– mount: not run: this site has turned it off');
    expect(await live()).toBe('1.0.0');
    const publishedAgain = await partner.call(['publish']);
    expect(publishedAgain.out).toContain('It is live in production already.');
    expect((await partner.call(['activate'])).out).not.toContain('replacing');

    await partner.build('1.1.0');
    const second = await partner.call(['publish', '--activate', '--reason', 'Warmer words']);
    expect(second.out).toContain(`${partner.site}/weather`);
    expect(await live()).toBe('1.1.0');

    const back = await partner.call(['rollback']);
    expect(back.out).toContain('weather 1.0.0 is live in production again');
    expect(await live()).toBe('1.0.0');

    const { out } = await partner.call(['status']);
    expect(out).toContain('● 1.0.0');
    expect(out).toContain('Warmer words');
  });

  test('shows where it runs, before and after its review', async () => {
    const inFrame =
      'It runs in a sandboxed frame until the site’s owner has reviewed this version.';
    await partner.build('1.0.0');
    const program = JSON.parse((await partner.call(['status', '--json'])).out);
    const { out: published } = await partner.call(['publish']);
    const { out: activated } = await partner.call(['activate']);
    const { out: before } = await partner.call(['status']);
    await partner.review('1.0.0');
    const { out: after } = await partner.call(['status']);
    await partner.build('1.1.0');
    const { out: next } = await partner.call(['publish', '--activate']);
    await partner.review('1.1.0');
    const { out: reviewed } = await partner.call(['activate']);

    expect(program).toMatchObject({ trust: 'unreviewed' });
    for (const out of [published, activated, before, next]) expect(out).toContain(inFrame);
    expect(after).toContain('It is reviewed and runs in the page.');
    expect(reviewed).not.toContain('frame');
  });

  test('yanks a version, which is replaced at once and cannot become live again', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      await partner.build(version);
      await partner.call(['publish', '--activate']);
    }
    const yank = ['yank', '--version', '1.1.0', '--reason', 'Wrong times'];

    const { out } = await partner.call(yank);

    expect(out).toContain('weather 1.1.0 is yanked');
    expect(out).toContain('weather 1.0.0 is live in production instead.');
    expect(await live()).toBe('1.0.0');
    const refused = await partner.call(['activate']);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('weather 1.1.0 was yanked: Wrong times');
    expect((await partner.call(['status'])).out).toContain('yanked: Wrong times');

    expect((await partner.call([...yank, '--undo'])).out).toContain('can be activated again');
    expect((await partner.call(['activate'])).code).toBe(0);
    expect((await partner.call(['yank', '--version', '1.0.0'])).code).toBe(2);
  });

  test('may name a version for each step', async () => {
    await partner.build('1.0.0');
    await partner.call(['publish', '--version', '2.0.0-beta.1', '--activate']);
    expect(await live()).toBe('2.0.0-beta.1');

    await partner.build('2.0.0');
    await partner.call(['publish', '--activate']);
    const { code } = await partner.call(['rollback', '--version', '2.0.0-beta.1']);

    expect(code).toBe(0);
    expect(await live()).toBe('2.0.0-beta.1');
  });

  test('tries a version on some of the visitors first', async () => {
    await partner.build('1.0.0');
    await partner.call(['publish', '--activate']);
    await partner.build('1.1.0');
    await partner.call(['publish']);

    const { code, out } = await partner.call(['activate', '--share', '10']);

    expect(code).toBe(0);
    expect(out).toContain('for 10 % of visitors');
    expect(await live()).toBe('1.0.0');
    const { out: status } = await partner.call(['status']);
    expect(status).toContain('1.1.0 is rolled out to 10 % of visitors.');
    expect(status).toContain('  2     1.1.0 for 10 %  ');
    expect((await partner.call(['activate', '--share', '0'])).code).toBe(2);

    await partner.call(['activate']);
    expect(await live()).toBe('1.1.0');
  });

  test('promotes nothing whose content is not what the staging site says', async () => {
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
    await using production = await startPartner();
    const environment = { LARKFARE_SITE: partner.site, LARKFARE_TOKEN: partner.token };
    for (const each of [partner, production])
      await each.addKey(publicKey.export({ type: 'spki', format: 'pem' }).toString());
    await partner.build('1.0.0', { operations: [aQuery] });

    expect((await partner.call(['publish'])).err).toContain('weather takes signed versions only');
    const bad = { ...environment, LARKFARE_SIGNING_KEY: 'a key' };
    expect(await partner.call(['publish'], bad)).toMatchObject({ code: 2 });
    const signed = await partner.call(['publish', '--activate'], {
      ...environment,
      LARKFARE_SIGNING_KEY_FILE: file,
    });
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
    expect(await live()).toBe('1.1.0');
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

  test('makes a preview link, fetches the schema, and hears of no errors before there are visitors', async () => {
    await partner.build('1.0.0');
    await partner.call(['publish']);

    const { out: link } = await partner.call(['preview', '--json']);
    await partner.call(['schema']);
    const { out: errors } = await partner.call(['errors']);

    expect(JSON.parse(link).address).toMatch(`${partner.site}/registry/v1/preview/`);
    const schema = await readFile(join(partner.remote, 'schema.graphql'), 'utf8');
    expect(schema).toContain('type Region {');
    expect(errors).toBe('No page reported anything of weather in the last 24 hours.\n');
    expect((await partner.call(['preview', '--version', '9.9.9'])).code).toBe(1);
  });

  test('needs no token to look', async () => {
    await partner.build('1.0.0');

    const { code, out } = await partner.call(['status'], { LARKFARE_SITE: partner.site });

    expect(code).toBe(0);
    expect(out).toContain('weather is not in production.');
  });
});

describe('a refusal', () => {
  test('gives every reason, to people and to programs, and ends with 1', async () => {
    await partner.build('1.0.0', {
      css: 'body{display:none}',
      needs: { react: '^18.0.0' },
      paths: ['/home'],
    });
    const reasons = [
      'shared versions: It needs react ^18.0.0; the shell has 19.3.1.',
      'contract: It does not declare which version of @larkfare/remote-contract it needs.',
      'routes: /home clashes with /home of public.',
      'styles: app.bbbb.css: “body” styles more than this remote: begin it with [data-boundary="weather"], as the build does.',
    ];

    for (const command of ['check', 'publish']) {
      const people = await partner.call([command]);
      expect(people.code).toBe(1);
      for (const reason of reasons) expect(people.err).toContain(`✗ ${reason}`);

      const program = await partner.call([command, '--json']);
      expect(program.code).toBe(1);
      expect(JSON.parse(program.out)).toMatchObject({
        ok: false,
        error: 'refused',
        code: 'not-publishable',
        reasons,
      });
    }
  });

  test('comes for a version that is taken, that never was, or while the channel is locked', async () => {
    await partner.build('1.0.0');
    await partner.call(['publish']);

    // The same build once more is no new version.
    expect(await partner.call(['publish'])).toMatchObject({ code: 0 });
    await partner.build('1.0.0', { css: '' });
    const again = await partner.call(['publish']);
    expect(again).toMatchObject({ code: 1 });
    expect(again.err).toContain('1.0.0 is published already with another content');
    const checked = await partner.call(['check']);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.out).toMatch(
      /– version: weather 1.0.0 is published already.*\nIt passes the gates/,
    );
    expect(await partner.call(['activate', '--version', '9.9.9'])).toMatchObject({ code: 1 });

    await partner.lock('The office moves house.');
    const locked = await partner.call(['activate']);
    expect(locked).toMatchObject({ code: 1 });
    expect(locked.err).toContain('The office moves house.');
  });

  test('comes for an option that would do nothing', async () => {
    await partner.build('1.0.0');

    const { code, err } = await partner.call(['publish', '--share', '10']);

    expect(code).toBe(2);
    expect(err).toContain('--share is for making the version live: add --activate.');
    expect(await partner.call(['activate'])).toMatchObject({ code: 1 });
  });

  test('comes for a build that is not there or not whole', async () => {
    await partner.build('1.0.0');
    await rm(join(partner.remote, 'dist/app.bbbb.css'));
    const broken = await partner.call(['publish']);
    expect(broken.code).toBe(1);
    expect(broken.err).toContain('✗ dist/app.bbbb.css is missing.');

    await rm(join(partner.remote, 'dist'), { recursive: true });
    expect((await partner.call(['publish'])).err).toContain('run npm run build first');
  });

  test('comes for a token that is not known, and no word of it is printed', async () => {
    await partner.build('1.0.0');

    const { code, out, err } = await partner.call(['publish', '--token', 'lfdeploy_wrong']);

    expect(code).toBe(1);
    expect(err).toContain('deploy token');
    expect(out + err).not.toContain('lfdeploy_wrong');
  });
});

test('a true token is never printed, whatever the command says', async () => {
  await partner.build('1.0.0');
  const calls = [
    ['check'],
    ['publish', '--activate'],
    ['status', '--json'],
    ['rollback', '--json'],
  ];

  for (const argv of calls) {
    const { out, err } = await partner.call(argv);
    expect(out + err).not.toContain(partner.token);
  }
});

test.each([
  ['no command', []],
  ['a command that there is not', ['deploy']],
  ['an option that there is not', ['publish', '--force']],
  ['an option of another command', ['status', '--activate']],
  ['a word too many', ['publish', 'now']],
  ['an address that is none', ['publish', '--site', 'example.com']],
])('%s is a usage error and exits with 2', async (_, argv) => {
  await partner.build('1.0.0');

  expect((await partner.call(argv)).code).toBe(2);
});

test.each([['LARKFARE_SITE'], ['LARKFARE_TOKEN']])(
  'without %s the command names it',
  async (name) => {
    await partner.build('1.0.0');
    const given = { LARKFARE_SITE: partner.site, LARKFARE_TOKEN: partner.token };

    const { code, err } = await partner.call(['publish'], { ...given, [name]: undefined });

    expect(code).toBe(2);
    expect(err).toContain(name);
  },
);

describe('without a token in a CI that the site trusts', () => {
  let issuer: Awaited<ReturnType<typeof startIssuer>>;
  beforeEach(async () => {
    issuer = await startIssuer({
      repository: 'acme/weather',
      repository_id: '42',
      ref: 'refs/heads/main',
      workflow_ref: 'acme/weather/.github/workflows/remote.yml@refs/heads/main',
      event_name: 'push',
    });
    await partner.trust(issuer.address);
    await partner.build('1.0.0');
  });
  afterEach(() => issuer.close());
  const call = (command: string, environment: NodeJS.ProcessEnv) =>
    partner.call([command], { LARKFARE_SITE: partner.site, ...environment });

  test('a job of GitHub Actions exchanges an ID token for each command', async () => {
    const github = {
      ACTIONS_ID_TOKEN_REQUEST_URL: issuer.requestAddress,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the job',
    };

    expect((await call('check', github)).code).toBe(0);
    expect((await call('publish', github)).code).toBe(0);
    expect((await call('activate', github)).err).toContain('This deploy token may not activate');
  });

  test('a job of GitLab exchanges the ID token that it was given, once', async () => {
    const gitlab = { LARKFARE_ID_TOKEN: await issuer.token({ aud: new URL(partner.site).origin }) };

    expect((await call('publish', gitlab)).code).toBe(0);
    expect((await call('publish', gitlab)).err).toContain('was exchanged already');
  });
});

test('a site that does not answer ends with 3, and says so to programs', async () => {
  await partner.build('1.0.0');

  const { code, out } = await partner.call(['status', '--json', '--site', 'http://localhost:1']);

  expect(code).toBe(3);
  expect(JSON.parse(out)).toMatchObject({ ok: false, error: 'unreachable' });
});

test('an answer that breaks off ends with 3', async () => {
  await partner.build('1.0.0');
  await using half = Fastify();
  half.get('*', (_, reply) => {
    reply.raw.writeHead(200, { 'content-length': 100 }).write('{', () => reply.raw.destroy());
    return reply.hijack();
  });

  const { code, err } = await partner.call(['status', '--site', await half.listen({ port: 0 })]);

  expect(code).toBe(3);
  expect(err).toContain('is not responding');
});

test('a staging site whose files do not come ends with 3', async () => {
  await using production = await startPartner();
  await using staging = Fastify();
  await partner.build('1.0.0');
  await partner.call(['publish', '--activate']);
  staging.get('*', async ({ url, headers: { authorization = '' } }) =>
    (await fetch(partner.site + url, { headers: { authorization } })).text(),
  );
  staging.get('/_r/*', (_, reply) => {
    reply.raw.destroy();
    return reply.hijack();
  });
  const from = await staging.listen({ port: 0 });

  const { code, err } = await partner.call(['promote', '--from', from], {
    LARKFARE_SITE: production.site,
    LARKFARE_TOKEN: production.token,
    LARKFARE_FROM_TOKEN: partner.token,
  });

  expect(code).toBe(3);
  expect(err).toContain(`${new URL(from).origin} is not responding`);
});

test('a web site without a registry ends with 3', async () => {
  await partner.build('1.0.0');
  await using elsewhere = await aWebSite();

  const { code, err } = await partner.call(['publish', '--site', elsewhere.url]);

  expect(code).toBe(3);
  expect(err).toContain('not a registry response');
});

/** Answers every address with a page. */
async function aWebSite() {
  const server = createServer((_request, response) => {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not here</h1>');
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
