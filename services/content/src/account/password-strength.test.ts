import { newPasswordProblem } from './password-strength.ts';

const email = 'ada@larkfare.example';

test.each([
  'password123',
  'Password1!',
  'P@ssw0rd2024',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  '1234567890',
  'Liverpool1892',
  'sunshine2024',
  'larkfare2026',
  'ada@larkfare.example',
])('%s is easy to guess', async (password) => {
  expect(await newPasswordProblem(password, email)).toMatch(/^This password is easy to guess\./);
});

test.each(['another horse battery', 'three little words here', 'QNkd93jd_2k1Ld0Q'])(
  '%s is hard to guess',
  async (password) => {
    expect(await newPasswordProblem(password, email)).toBeUndefined();
  },
);

test('too short comes first among a password’s problems', async () => {
  expect(await newPasswordProblem('password', email)).toContain('at least 10');
});
