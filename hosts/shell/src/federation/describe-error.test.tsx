import { performance as nodePerformance } from 'node:perf_hooks';
import { describeError } from './describe-error.ts';

test('an error is described with the routes and operations before it, without values', () => {
  // jsdom has no timeline.
  Object.defineProperty(globalThis, 'performance', { value: nodePerformance, configurable: true });
  document.body.innerHTML =
    '<script type="application/json" id="page-data">{"remotes":[{"paths":["/home","/guide/:id"]}]}</script>';
  window.history.replaceState(null, '', '/guide/7?email=ann@mail.example');
  for (let each = 0; each < 12; each++) performance.mark('graphql', { detail: `Operation${each}` });

  const thrown = Object.assign(new TypeError('x'.repeat(600)), { stack: 'TypeError\n    at x' });

  expect(describeError(thrown)).toEqual({
    name: 'TypeError',
    message: 'x'.repeat(500),
    stack: 'TypeError\n    at x',
    routes: ['/guide/:id'],
    operations: Array.from({ length: 10 }, (_, index) => `Operation${index + 2}`),
  });
});

test.each([
  ['a text', 'No sun', 'No sun'],
  ['nothing', undefined, 'undefined'],
  ['an object', { code: 7 }, '[object Object]'],
])('code may throw %s', (_, thrown, message) => {
  expect(describeError(thrown)).toMatchObject({ name: '', message, stack: '' });
});
