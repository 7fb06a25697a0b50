import { inEachStore } from '../testing/count-stores.ts';
import { type Outcome } from '../release/figures.rules.ts';
import { type Visits, visitorOf, visitsIn } from './visits.ts';

const guide = { remote: 'guide', version: '1.1.0' };
const minute = 60_000;
const startMs = Date.now();

inEachStore((counts) => {
  let visits: Visits;
  let ofOtherServer: Visits;
  beforeEach(() => {
    [visits, ofOtherServer] = [visitsIn(counts()), visitsIn(counts())];
  });
  afterEach(() => {
    visits.close();
    ofOtherServer.close();
  });

  let networks = 0;
  const record = (
    outcome: Outcome | 'sent',
    afterMs: number,
    { network = `network ${networks++}`, of = visits, version = guide } = {},
  ) =>
    of.record(
      { ...version, outcome },
      { visitor: visitorOf(Buffer.from('key'), network), nowMs: startMs + afterMs },
    );
  const summary = (fromMs: number, untilMs: number, of = visits) =>
    of.summary(guide, { sinceMs: startMs + fromMs, nowMs: startMs + untilMs });

  test('a visitor counts once, however often their pages report', async () => {
    for (let time = 0; time < 50; time++) record('broken', time, { network: 'one' });
    record('loaded', 60);
    record('late', 60, { version: { ...guide, version: '1.0.0' } });

    expect(await summary(0, 60)).toEqual({ visitors: 2, failed: 1, late: 0 });
  });

  test('visitors are counted over all servers, each once', async () => {
    record('sent', 0, { network: 'both' });
    record('sent', 0);
    record('late', 0, { of: ofOtherServer });
    record('broken', 1, { network: 'both', of: ofOtherServer });
    await summary(0, 1);

    expect(await summary(0, 1, ofOtherServer)).toEqual({ visitors: 3, failed: 1, late: 1 });
  });

  test('a server finds when another sent a version to a visitor', async () => {
    record('sent', 5, { network: 'one' });
    await summary(0, 0);

    const sentTo = (network: string, of = guide) =>
      ofOtherServer.sentAtMs(of, visitorOf(Buffer.from('key'), network));
    expect([
      await sentTo('one'),
      await sentTo('another'),
      await sentTo('one', { ...guide, version: '1.0.0' }),
    ]).toEqual([startMs + 5, undefined, undefined]);
  });

  test('a report expires after ten minutes, and reports before `sinceMs` do not count', async () => {
    record('broken', 0);
    record('broken', 5 * minute);

    const visitors = async (fromMs: number, untilMs: number) =>
      (await summary(fromMs, untilMs)).visitors;
    expect([
      await visitors(0, 6 * minute),
      await visitors(minute, 6 * minute),
      await visitors(0, 11 * minute),
    ]).toEqual([2, 1, 1]);
  });

  const fine = { visitors: 1, failed: 0, late: 0 };
  const late = { visitors: 1, failed: 0, late: 1 };
  const failed = { visitors: 1, failed: 1, late: 0 };
  test.each<[string, [Outcome | 'sent', number][], object]>([
    ['loaded', [['loaded', 5]], fine],
    ['timed out and then loaded', [['late', 4], ['loaded', 5]], fine], // prettier-ignore
    ['timed out after loading', [['loaded', 4], ['late', 5]], late], // prettier-ignore
    ['timed out', [['late', 5]], late],
    ['failed and then loaded', [['broken', 4], ['loaded', 5]], failed], // prettier-ignore
    ['failed and timed out', [['broken', 4], ['late', 5]], failed], // prettier-ignore
    ['failed before the window and loads now', [['broken', 1], ['loaded', 5]], fine], // prettier-ignore
    ['was sent it and reported nothing', [['sent', 5]], fine],
    ['was sent it and failed', [['sent', 4], ['hung', 5]], failed], // prettier-ignore
    ['reported only before the window', [['sent', 1], ['loaded', 2]], { visitors: 0, failed: 0, late: 0 }], // prettier-ignore
  ])('a visitor for whom it %s', async (_, reports, expected) => {
    for (const [outcome, afterMs] of reports) {
      record(outcome, afterMs, { network: 'one' });
      await summary(0, 0); // Each is written separately.
    }

    expect(await summary(3, 10)).toEqual(expected);
  });

  test('unshared counts are kept, up to 20,000 visitors, counted here alone, and shared later', async () => {
    let isAway = true;
    const others = counts();
    const ifThere = <Result>(share: () => Promise<Result>) =>
      isAway ? Promise.reject(new Error('It is unreachable.')) : share();
    const kept = visitsIn({
      ...others,
      saveVisits: (each) => ifThere(() => others.saveVisits(each)),
      countVisitors: (...args) => ifThere(() => others.countVisitors(...args)),
    });
    for (let visitor = 0; visitor < 20_010; visitor++)
      record('loaded', 0, { network: `visitor ${visitor}`, of: kept });
    record('late', 1, { network: 'visitor 20008', of: kept });
    record('broken', 1, { network: 'visitor 20009', of: kept });
    const all = { visitors: 20_000, failed: 1, late: 1 };
    expect(await summary(0, 1, kept)).toEqual(all);
    expect(await summary(0, 1)).toEqual({ visitors: 0, failed: 0, late: 0 });

    isAway = false;

    expect(await summary(0, 1, kept)).toEqual(all);
    expect(await summary(0, 1)).toEqual(all);
    kept.close();
  });
});
