import { agentFamily } from './agent-family.rules.ts';

const gecko = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [gecko, 'Firefox on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  ['curl/8.9.1', 'Another program'],
  ['', 'Another program'],
  [undefined, 'Another program'],
])('%s is %s', (userAgent, family) => {
  expect(agentFamily(userAgent)).toBe(family);
});
