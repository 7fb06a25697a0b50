import { signedIn } from '../../testing/office-fixture.ts';
import { errorBody, startOffice } from '../../testing/start-office.ts';

const { server, requests, send } = await startOffice();

describe('the account', () => {
  test('a wrong password or address returns 400 (§7)', async () => {
    const newPassword = 'a better one';
    expect(
      await send('PUT', '/siteinfo/password', { oldPassword: 'wrong', newPassword }),
    ).toMatchObject({ status: 400, body: errorBody('That is not the password.') });
    expect(
      await send('PUT', '/siteinfo/admin/email', { oldEmail: 'wrong', newEmail: 'a@example.com' }),
    ).toMatchObject({ status: 400, body: errorBody('Current email does not match') });
  });

  test('an invalid sign-in returns 401', async () => {
    expect(await send('POST', '/auth/login', { email: 'a', password: 'b' })).toMatchObject({
      status: 401,
      body: errorBody('That is not right.'),
    });
  });

  test.each([
    ['a sign-in', 'POST', '/api/auth/login', { email: 'a', password: 'tried' }],
    [
      'a new password',
      'PUT',
      '/api/siteinfo/password',
      { oldPassword: 'tried', newPassword: 'a better one' },
    ],
  ] as const)('%s after too many guesses returns 429 with the time to wait', async (...row) => {
    const [, method, url, payload] = row;

    const response = await server.inject({ method, url, payload, headers: signedIn });

    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('4');
    expect(response.json()).toEqual(errorBody('Not yet.'));
  });

  test.each([undefined, '', '{}'])('signing out takes the body %j', async (payload) => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/auth/logout',
      payload,
      headers: {
        ...signedIn,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });

    expect(response.json()).toEqual({ message: 'Signed out.' });
    expect(requests[0]?.headers?.authorization).toBe(signedIn.authorization);
  });

  test('a form on another site cannot request a password reset (§7)', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/api/siteinfo/forgot',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });

    expect(response.statusCode).toBe(415);
    expect(await send('POST', '/siteinfo/forgot')).toMatchObject({ status: 400 });
    expect(requests).toEqual([]);
  });

  test('a closed route does not reveal what it accepts', async () => {
    const response = await server.inject({
      method: 'PUT',
      url: '/api/region/nonsense',
      headers: { 'content-type': 'application/json' },
      payload: 'nonsense',
    });

    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe('Bearer');
  });
});
