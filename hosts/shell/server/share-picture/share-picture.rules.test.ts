import { titleLines } from './share-picture.rules.ts';

test.each([
  ['Manchester to Orlando', 'Manchester to Orlando', 96],
  ['Los Angeles to Ho Chi Minh City', 'Los Angeles to\nHo Chi Minh City', 84],
  ['Flights to a place with a long name', 'Flights to\na place with a long name', 84],
  ['Destinations in the Caribbean', 'Destinations in the Caribbean', 76],
  ['A name '.repeat(8), 'A name '.repeat(8), 56],
])('the picture’s title %s is drawn as %j, %i pixels high', (title, text, size) => {
  expect(titleLines(title)).toEqual({ text, size });
});
