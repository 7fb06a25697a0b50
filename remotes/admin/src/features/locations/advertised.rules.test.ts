import { advertisedNotes } from './advertised.rules.ts';

const places = (bookable: number, others = 0) => [
  ...Array.from({ length: bookable }, () => ({ flightsFromUk: 2 })),
  ...Array.from({ length: others }, () => ({ flightsFromUk: 0 })),
];

test.each([
  [places(0), []],
  [places(40), []],
  [places(41), ['Hot deals: visitors are shown 40 of 41, those with most flights from the UK.']],
  [
    places(3, 1),
    ['Hot deals: visitors are not shown 1 of 4, because no flight from the UK there has a price.'],
  ],
  [
    places(41, 2),
    [
      'Hot deals: visitors are shown 40 of 41, those with most flights from the UK.',
      'Hot deals: visitors are not shown 2 of 43, because no flight from the UK there has a price.',
    ],
  ],
])('a list that visitors are not shown whole is noted: case %#', (locations, notes) => {
  expect(advertisedNotes([{ name: 'Hot deals', locations }])).toEqual(notes);
});
