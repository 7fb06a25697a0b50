import { startOffice } from '../../testing/start-office.ts';

const { send, variables } = await startOffice();

describe('the site information', () => {
  const exactlyOne = 'The body must hold exactly one key of the site information.';

  test.each([
    [{}, exactlyOne],
    [{ unknown: 1 }, exactlyOne],
    [{ faq: [], terms: [] }, exactlyOne],
    [{ contactEmail: 'invalid' }, 'Name is required.'],
    [{ contactEmail: 'a\0b' }, /^contactEmail is nested too deeply or holds characters/],
    [{ faq: [{ question: '\ud800' }] }, /^faq is nested too deeply or holds characters/],
  ])('refuses %j (§7)', async (body, message) => {
    const answer = await send('PUT', '/siteinfo', body);

    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  test.each([null, 'text', 0, [], { heading: '' }])('passes %j on unchanged', async (value) => {
    expect(await send('PUT', '/siteinfo', { chat: value, more: 1 })).toMatchObject({
      status: 200,
      body: { chat: value, version: 2 },
    });
    expect(variables()).toEqual({
      changes: [{ key: 'chat', value, basedOnVersion: undefined }],
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
