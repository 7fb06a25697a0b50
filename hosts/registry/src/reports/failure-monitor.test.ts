import { failureMonitor } from './failure-monitor.ts';

const guide = { remote: 'guide', version: '1.1.0' };
const minute = 60_000;

test('a visitor counts once, however often their pages report', () => {
  const monitor = failureMonitor();
  for (let time = 0; time < 50; time++)
    monitor.record({ ...guide, outcome: 'broken' }, { network: '192.0.2.1', nowMs: time });
  monitor.record({ ...guide, outcome: 'loaded' }, { network: '192.0.2.2', nowMs: 60 });
  monitor.record(
    { ...guide, version: '1.0.0', outcome: 'late' },
    { network: '192.0.2.3', nowMs: 60 },
  );

  expect(monitor.summary(guide, { sinceMs: 0, nowMs: 60 })).toEqual({
    visitors: 2,
    failed: 1,
    late: 0,
  });
});

test('a report expires after ten minutes, and reports before `sinceMs` do not count', () => {
  const monitor = failureMonitor();
  monitor.record({ ...guide, outcome: 'broken' }, { network: '192.0.2.1', nowMs: 0 });
  monitor.record({ ...guide, outcome: 'broken' }, { network: '192.0.2.2', nowMs: 5 * minute });

  const visitors = (sinceMs: number, nowMs: number) =>
    monitor.summary(guide, { sinceMs, nowMs }).visitors;
  expect([visitors(0, 6 * minute), visitors(minute, 6 * minute), visitors(0, 11 * minute)]).toEqual(
    [2, 1, 1],
  );
});

test('at most 20,000 visitors are held in memory', () => {
  const monitor = failureMonitor();
  for (let visitor = 0; visitor < 20_010; visitor++)
    monitor.record({ ...guide, outcome: 'loaded' }, { network: `visitor ${visitor}`, nowMs: 0 });

  expect(monitor.summary(guide, { sinceMs: 0, nowMs: 0 }).visitors).toBe(20_000);
});
