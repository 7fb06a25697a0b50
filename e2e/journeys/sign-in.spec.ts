import { adminPassword } from '../start-site.ts';
import { expect, test } from './site.ts';

const email = 'admin@larkfare.example';

test('the first administrator signs in, and the token is good', async ({ request }) => {
  const login = await request.post('/api/auth/login', { data: { email, password: adminPassword } });
  const { token } = await login.json();

  const verify = await request.get('/api/auth/verify', {
    headers: { authorization: `Bearer ${token}` },
  });

  expect(login.status()).toBe(200);
  expect(await verify.json()).toEqual({ valid: true });
});

test('a wrong password is refused with a sentence, and no token is not valid', async ({
  request,
}) => {
  const login = await request.post('/api/auth/login', { data: { email, password: 'wrong' } });
  const verify = await request.get('/api/auth/verify');

  expect(login.status()).toBe(401);
  expect((await login.json()).message).toBe('The email address or the password is wrong.');
  expect(await verify.json()).toEqual({ valid: false });
});
