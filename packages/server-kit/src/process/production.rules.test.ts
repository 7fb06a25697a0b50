import { isProduction } from './production.rules.ts';

test.each([
  [{ HOST: 'localhost' }, false],
  [{ HOST: '127.0.0.1', SITE_URL: 'http://[::1]:3000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: 'localhost', SITE_URL: 'https://www.larkfare.example' }, true],
  [{ HOST: '0.0.0.0', NODE_ENV: 'development' }, false],
  [{ HOST: 'localhost', NODE_ENV: 'production' }, true],
] as const)('%j is in production: %s', (settings, expected) => {
  expect(isProduction(settings)).toBe(expected);
});
