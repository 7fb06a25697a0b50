import { networkOf } from './network.rules.ts';
import { visitorWatch } from './visitor-watch.ts';

const guide = { remote: 'guide', version: '1.1.0' };
const minute = 60_000;

test('one visitor is one, however often their pages report', () => {
  const watch = visitorWatch();
  for (let time = 0; time < 50; time++)
    watch.note({ ...guide, outcome: 'broken' }, { network: '192.0.2.1', nowMs: time });
  watch.note({ ...guide, outcome: 'loaded' }, { network: '192.0.2.2', nowMs: 60 });
  watch.note({ ...guide, version: '1.0.0', outcome: 'late' }, { network: '192.0.2.3', nowMs: 60 });

  expect(watch.of(guide, { sinceMs: 0, nowMs: 60 })).toEqual({ visitors: 2, failed: 1, late: 0 });
});

test('after ten minutes a visitor is forgotten, and what was before a moment does not count', () => {
  const watch = visitorWatch();
  watch.note({ ...guide, outcome: 'broken' }, { network: '192.0.2.1', nowMs: 0 });
  watch.note({ ...guide, outcome: 'broken' }, { network: '192.0.2.2', nowMs: 5 * minute });

  const visitors = (sinceMs: number, nowMs: number) => watch.of(guide, { sinceMs, nowMs }).visitors;
  expect([visitors(0, 6 * minute), visitors(minute, 6 * minute), visitors(0, 11 * minute)]).toEqual(
    [2, 1, 1],
  );
});

test('a crowd is remembered as far as memory is set aside for it', () => {
  const watch = visitorWatch();
  for (let visitor = 0; visitor < 20_010; visitor++)
    watch.note({ ...guide, outcome: 'loaded' }, { network: `visitor ${visitor}`, nowMs: 0 });

  expect(watch.of(guide, { sinceMs: 0, nowMs: 0 }).visitors).toBe(20_000);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
