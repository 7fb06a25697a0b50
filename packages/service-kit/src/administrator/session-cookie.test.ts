import { readCookie, sessionCookie, sessionSecretFrom } from './session-cookie.ts';

test('over HTTPS no other host and no script can set the cookie of a session', () => {
  expect(sessionCookie('secret', { isSecure: true })).toBe(
    '__Host-larkfare-session=secret; Path=/; HttpOnly; SameSite=Strict; Secure',
  );
});

test.each([
  ['larkfare-session=a; other=b', 'a'],
  ['other=b; __Host-larkfare-session=a; larkfare-session=planted', 'a'],
  ['not-larkfare-session=a', undefined],
  ['larkfare-session=', undefined],
  [undefined, undefined],
])('the secret in the header %s is %s', (header, secret) => {
  expect(sessionSecretFrom(header)).toBe(secret);
});

test('a cookie that is not set is empty', () => {
  expect(readCookie('a', 'b=1')).toBe('');
});
