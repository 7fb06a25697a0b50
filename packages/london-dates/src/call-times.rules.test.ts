import { describeCallTime, offeredCallTimes } from './index.ts';

test.each([
  ['any', undefined],
  ['today', 'Thu, 31 Dec 2026'],
  ['evening', 'Thu, 31 Dec 2026, in the evening'],
  ['tomorrowMorning', 'Fri, 1 Jan 2027, in the morning'],
] as const)('the wish %s of New Year’s Eve is %s', (callTime, words) => {
  expect(describeCallTime(callTime, '2026-12-31')).toBe(words);
});

test.each([
  ['2026-11-27T16:59:00Z', ['any', 'today', 'evening', 'tomorrowMorning']],
  ['2026-11-27T17:00:00Z', ['any', 'evening', 'tomorrowMorning']],
  ['2026-06-14T19:00:00Z', ['any', 'tomorrowMorning']],
  ['2026-06-14T23:00:00Z', ['any', 'today', 'evening', 'tomorrowMorning']],
])('at %s the times that have passed in London are not offered', (now, offered) => {
  expect(offeredCallTimes(new Date(now))).toEqual(offered);
});
