import { startOffice } from '../../testing/start-office.ts';

const { send, variables } = await startOffice();

describe('the site information', () => {
  const exactlyOne = 'The body must hold exactly one key of the site information.';

  test.each<[object, string | RegExp]>([
    [{}, exactlyOne],
    [{ unknown: 1 }, exactlyOne],
    [{ faq: [], terms: [] }, exactlyOne],
    [{ contactEmail: 'invalid' }, 'Name is required.'],
    [{ contactEmail: 'a\0b' }, /^contactEmail holds characters/],
    [{ faq: [{ question: '\ud800', answer: '' }] }, /question holds characters/],
    [{ chat: 'text' }, /^chat/],
    [{ openingHours: { days: [{ day: 'Noday' }] } }, /^openingHours/],
    [{ fareShares: { childPercent: 101, infantPercent: 0 } }, /^fareShares/],
    [{ chat: { provider: 'x' } }, /^chat/],
  ])('refuses %j (§7)', async (body, message) => {
    const response = await send('PUT', '/siteinfo', body);

    expect(response.status).toBe(400);
    expect(response.body.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test.each([null, { provider: 'crisp', id: 'x' }])('passes on %j', async (chat) => {
    expect(await send('PUT', '/siteinfo', { chat, more: 1, version: 1 })).toMatchObject({
      status: 200,
      body: { chat, version: 2 },
    });
    expect(variables()).toEqual({
      values: { chat },
      basedOn: [{ key: 'chat', version: 1 }],
    });
  });

  test('may be longer than what a visitor may send', async () => {
    const terms = [{ heading: 'x', text: 'x'.repeat(200_000), bullets: [] }];

    expect(await send('PUT', '/siteinfo', { terms })).toMatchObject({ status: 200 });
    expect(await send('PUT', '/siteinfo', { terms: ['x'.repeat(600_000)] })).toMatchObject({
      status: 413,
    });
  });
});
