import { entriesInBar } from './entries-in-bar.rules.ts';

const shown = (...labels: string[]) =>
  entriesInBar(labels.map((label) => ({ to: `/${label}`, label }))).map(({ label }) => label);

test('the bar shows contributed entries in their order for as long as they fit into its line', () => {
  expect(shown()).toEqual([]);
  expect(shown('Guide')).toEqual(['Guide']);
  expect(shown('Guide', 'Weather')).toEqual(['Guide', 'Weather']);
  expect(shown('Guide', 'Travel insurance', 'Cars')).toEqual(['Guide']);
});

test('an entry with the longest label that there may be fits', () => {
  expect(shown('Airport parking here')).toEqual(['Airport parking here']);
});
