import {
  offeredCallTimes,
  openingState,
  openingWords,
  ringWords,
  weekdays,
  type CallWish,
  type OpeningHours,
} from './opening-hours.rules.ts';

const office: OpeningHours = {
  days: [
    ...weekdays.slice(0, 4).map((day) => ({ day, opens: '09:00', closes: '18:00' })),
    { day: 'Friday', opens: '09:30', closes: '02:00' },
    { day: 'Saturday', opens: '10:00', closes: '12:00' },
  ],
  closedOn: ['2026-12-25', '2026-12-26', '2026-12-28', '2027-03-29'],
};
const always: OpeningHours = {
  days: weekdays.map((day) => ({ day, opens: '00:00', closes: '00:00' })),
  closedOn: [],
};
const holiday = { ...always, closedOn: ['2026-12-25'] };

test.each<[moment: string, string, OpeningHours?]>([
  // Thursday, 26 November 2026, in winter time
  ['2026-11-26T08:59Z', 'Closed now. We ring from 9am'],
  ['2026-11-26T09:00Z', 'Open now until 6pm'],
  ['2026-11-26T17:59:59Z', 'Open now until 6pm'],
  ['2026-11-26T18:00Z', 'Closed now. We ring from 9.30am tomorrow'],
  ['2026-11-27T00:10Z', 'Closed now. We ring from 9.30am'],
  // Friday's night, which ends on Saturday
  ['2026-11-27T23:30Z', 'Open now until 2am'],
  ['2026-11-28T01:59Z', 'Open now until 2am'],
  ['2026-11-28T02:00Z', 'Closed now. We ring from 10am'],
  ['2026-11-28T11:00Z', 'Open now until noon'],
  ['2026-11-28T12:00Z', 'Closed now. We ring from 9am on Monday'],
  // Summer time begins on 28 March 2027 and ends on 31 October 2027: London's clocks count
  ['2026-07-01T08:00Z', 'Open now until 6pm'],
  ['2026-07-01T17:00Z', 'Closed now. We ring from 9am tomorrow'],
  ['2026-07-01T23:30Z', 'Closed now. We ring from 9am'],
  ['2027-03-27T12:30Z', 'Closed now. We ring from 9am on Tuesday'],
  ['2027-10-31T12:00Z', 'Closed now. We ring from 9am tomorrow'],
  // Christmas
  ['2026-12-24T18:00Z', 'Closed now. We ring from 9am on Tuesday'],
  ['2026-12-29T09:00Z', 'Open now until 6pm'],
  ['2026-11-26T03:00Z', 'Open now, day and night', always],
  ['2026-12-24T20:00Z', 'Open now until midnight', holiday],
  ['2026-12-22T20:00Z', 'Open now until midnight on Friday', holiday],
  ['2026-12-25T12:00Z', 'Closed now. We ring from midnight tomorrow', holiday],
  [
    '2026-11-26T12:00Z',
    'Closed now. We ring from 9am on 7 December',
    {
      days: [{ day: 'Monday', opens: '09:00', closes: '12:00' }],
      closedOn: ['2026-11-30'],
    },
  ],
])('at %s the office is %j', (moment, words, hours = office) => {
  expect(openingWords(hours, new Date(moment))).toBe(words);
});

const anyTime: CallWish = { callTime: 'any', requestedOn: '2026-11-26' };
const evening: CallWish = { callTime: 'evening', requestedOn: '2026-11-26' };
const morning: CallWish = { callTime: 'tomorrowMorning', requestedOn: '2026-11-26' };
const onSaturday: CallWish = { callTime: 'tomorrowMorning', requestedOn: '2026-11-28' };

test.each<[moment: string, string, CallWish?, OpeningHours?]>([
  ['2026-11-26T08:59Z', 'today, Thursday, from 9am'],
  ['2026-11-26T09:00Z', 'today, Thursday, until 6pm'],
  ['2026-11-26T17:29Z', 'today, Thursday, until 6pm'],
  ['2026-11-26T17:30Z', 'tomorrow, Friday, from 9.30am'],
  ['2026-11-26T18:00Z', 'tomorrow, Friday, from 9.30am'],
  ['2026-11-27T00:10Z', 'today, Friday, from 9.30am'],
  ['2026-11-27T23:30Z', 'today, Friday, until 2am'],
  ['2026-11-28T12:00Z', 'on Monday, from 9am'],
  ['2026-12-24T18:00Z', 'on Tuesday, from 9am'],
  // Just after midnight in London's summer, and the day before in UTC
  ['2026-07-01T23:30Z', 'today, Thursday, from 9am'],
  ['2026-11-26T23:50Z', 'today, Thursday', undefined, always],
  ['2026-12-22T20:00Z', 'today, Tuesday', undefined, holiday],
  [
    '2026-11-26T12:00Z',
    'on Monday, 7 December, from 9am',
    undefined,
    { days: [{ day: 'Monday', opens: '09:00', closes: '12:00' }], closedOn: ['2026-11-30'] },
  ],
  ['2026-11-26T10:00Z', 'today, Thursday, in the evening', evening],
  ['2026-11-26T17:45Z', 'today, Thursday, in the evening', evening],
  // Closed in what is left of the evening
  ['2026-11-26T18:30Z', 'tomorrow, Friday, from 9.30am', evening],
  // The wish has passed
  ['2026-11-27T10:00Z', 'today, Friday, until 2am', evening],
  ['2026-11-26T10:00Z', 'tomorrow, Friday, in the morning', morning],
  ['2026-11-27T09:00Z', 'today, Friday, in the morning', morning],
  // Closed on Sunday
  ['2026-11-28T10:30Z', 'on Monday, from 9am', onSaturday],
  ['2026-11-26T10:00Z', 'today, Thursday, until 6pm', { ...evening, callTime: 'today' }],
])('at %s we ring %j', (moment, words, wish = anyTime, hours = office) => {
  expect(ringWords(hours, new Date(moment), wish)).toBe(words);
});

test('an office without hours has no state', () => {
  const hours = { days: [], closedOn: [] };
  expect(openingState(hours, new Date())).toBeUndefined();
  expect(openingWords(hours, new Date())).toBeUndefined();
  expect(ringWords(hours, new Date())).toBeUndefined();
});

test.each<[moment: string, offered: string, OpeningHours?]>([
  ['2026-11-26T10:00Z', 'any today evening tomorrowMorning'],
  ['2026-11-26T17:30Z', 'any evening tomorrowMorning'],
  ['2026-11-26T18:30Z', 'any tomorrowMorning'],
  // Saturday closes at noon, and Sunday does not open
  ['2026-11-28T10:30Z', 'any today'],
  ['2026-11-28T12:30Z', 'any'],
  ['2026-11-29T10:00Z', 'any tomorrowMorning'],
  ['2026-12-24T10:00Z', 'any today evening'],
  ['2026-11-28T12:30Z', 'any today evening tomorrowMorning', always],
  ['2026-11-28T12:30Z', 'any today evening tomorrowMorning', { days: [], closedOn: [] }],
])('at %s a form offers to ring at these times: %s', (at, offered, hours = office) => {
  expect(offeredCallTimes(new Date(at), hours)).toEqual(offered.split(' '));
});
