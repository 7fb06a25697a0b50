import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startPartner } from '../testing/partner.ts';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeEach(async () => {
  partner = await startPartner();
});
afterEach(() => partner[Symbol.asyncDispose]());

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

  test('comes for a version that exists already or does not exist, or while the channel is locked', async () => {
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

  test('comes for an unknown token, which is never printed', async () => {
    await partner.build('1.0.0');

    const { code, out, err } = await partner.call(['publish', '--token', 'lfdeploy_wrong']);

    expect(code).toBe(1);
    expect(err).toContain('deploy token');
    expect(out + err).not.toContain('lfdeploy_wrong');
  });
});

test('a valid token is never printed, whatever the output', async () => {
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
    const environment = { LARKFARE_SITE: partner.site, LARKFARE_TOKEN: partner.token };

    const { code, err } = await partner.call(['publish'], { ...environment, [name]: undefined });

    expect(code).toBe(2);
    expect(err).toContain(name);
  },
);
