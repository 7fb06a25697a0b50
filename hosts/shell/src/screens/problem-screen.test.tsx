import { partName } from './problem-screen.tsx';

test.each([
  ['a partner’s part by its title', { title: 'Weather', build: {} }, 'Weather'],
  ['the site’s own pages', { title: 'The public site', build: {}, hasLayout: true }, 'This page'],
  ['what has no build', { title: 'The public site' }, 'This page'],
  ['what no part is known of', undefined, 'This page'],
] as const)('a message names %s', (_, remote, name) => {
  expect(partName(remote)).toBe(name);
});
