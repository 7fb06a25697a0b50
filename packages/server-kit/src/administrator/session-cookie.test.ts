import {
  deviceTokenFrom,
  readCookie,
  sessionCookies,
  sessionSecretFrom,
} from './session-cookie.ts';

test('over HTTPS no other host and no script can set the cookies of a session', () => {
  const session = { secret: 'secret', device: 'token' };

  expect(sessionCookies(session, { isSecure: true })).toEqual([
    '__Host-larkfare-session=secret; Path=/; SameSite=Strict; HttpOnly; Secure',
    '__Host-larkfare-device=token; Path=/; Max-Age=15552000; SameSite=Strict; HttpOnly; Secure',
  ]);
});

test('the token of a device is read from its own cookie', () => {
  expect(deviceTokenFrom('larkfare-session=a; larkfare-device=b')).toBe('b');
  expect(deviceTokenFrom('larkfare-session=a')).toBeUndefined();
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
