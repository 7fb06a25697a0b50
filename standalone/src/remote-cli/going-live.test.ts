import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPartner } from '../testing/partner.ts';

let partner: Awaited<ReturnType<typeof startPartner>>;
beforeEach(async () => {
  partner = await startPartner();
});
afterEach(() => partner[Symbol.asyncDispose]());

describe('a partner', () => {
  test('checks, publishes, activates, goes further and back', async () => {
    await partner.build('1.0.0');

    const checked = await partner.call(['check']);
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.out).toContain('✓ budgets');
    expect(checked.out).toContain('– mount: not run: this site has turned it off');
    expect(checked.out).toContain('weather 1.0.0 can be published.');
    expect(await partner.live()).toBeNull();

    const published = await partner.call(['publish']);
    expect(published).toMatchObject({ code: 0 });
    expect(published.out).toContain('– mount: not run: this site has turned it off');
    expect(published.out).toContain('Not live yet');
    expect(await partner.live()).toBeNull();

    const activated = await partner.call(['activate']);
    expect(activated).toMatchObject({ code: 0 });
    expect(activated.out).toContain('– mount: not run: this site has turned it off');
    expect(await partner.live()).toBe('1.0.0');
    const publishedAgain = await partner.call(['publish']);
    expect(publishedAgain.out).toContain('It is live in production already.');
    expect((await partner.call(['activate'])).out).not.toContain('replacing');

    await partner.build('1.1.0');
    const second = await partner.call(['publish', '--activate', '--reason', 'Warmer words']);
    expect(second.out).toContain(`${partner.site}/weather`);
    expect(await partner.live()).toBe('1.1.0');

    const back = await partner.call(['rollback']);
    expect(back.out).toContain('weather 1.0.0 is live in production again');
    expect(await partner.live()).toBe('1.0.0');

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
    expect(await partner.live()).toBe('1.0.0');
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
    expect(await partner.live()).toBe('2.0.0-beta.1');

    await partner.build('2.0.0');
    await partner.call(['publish', '--activate']);
    const { code } = await partner.call(['rollback', '--version', '2.0.0-beta.1']);

    expect(code).toBe(0);
    expect(await partner.live()).toBe('2.0.0-beta.1');
  });

  test('tries a version on some of the visitors first', async () => {
    await partner.build('1.0.0');
    await partner.call(['publish', '--activate']);
    await partner.build('1.1.0');
    await partner.call(['publish']);

    const { code, out } = await partner.call(['activate', '--share', '10']);

    expect(code).toBe(0);
    expect(out).toContain('for 10 % of visitors');
    expect(await partner.live()).toBe('1.0.0');
    const { out: status } = await partner.call(['status']);
    expect(status).toContain('1.1.0 is rolled out to 10 % of visitors.');
    expect(status).toContain('  2     1.1.0 for 10 %  ');
    expect((await partner.call(['activate', '--share', '0'])).code).toBe(2);

    await partner.call(['activate']);
    expect(await partner.live()).toBe('1.1.0');
  });

  test('makes a preview link, fetches the schema, and lists no errors before there are visitors', async () => {
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
