import {
  airlineProblems,
  canRemoveEntry,
  flightsAddress,
  newAirline,
  toAirlineDetails,
  toAirlineInput,
  describeAirline,
  withChangedEntry,
  withEntry,
  withoutEntry,
  type AirlineDetails,
} from './airlines.rules.ts';

const fleet = { heading: 'Fleet', description: 'Twelve aircraft.' };
const cabin = { heading: 'Cabin bag', description: '7 kg.' };
const airline: AirlineDetails = {
  shortName: 'Larkair',
  logoPicture: '/media/uploads/logo.webp',
  monogramPicture: '/media/uploads/mark.webp',
  overview: 'A small airline.',
  details: [fleet],
  hasBaggage: true,
  baggage: [cabin],
};

test('an empty airline has a problem at each field', () => {
  expect(airlineProblems(newAirline)).toEqual({
    shortName: 'Short name is required.',
    logoPicture: 'Logo picture is required.',
    monogramPicture: 'Monogram picture is required.',
    details: 'All details must have a heading and description.',
    overview: 'Overview is required.',
  });
});

test.each<[string, Partial<AirlineDetails>, object]>([
  ['everything', {}, {}],
  ['no details', { details: [] }, { details: 'At least one detail is required.' }],
  [
    'a detail without a description',
    { details: [fleet, { heading: 'Hub', description: ' ' }] },
    { details: 'All details must have a heading and description.' },
  ],
  [
    'baggage but no entry',
    { baggage: [] },
    { baggage: 'At least one baggage detail is required when baggage is enabled.' },
  ],
  [
    'baggage without a heading',
    { baggage: [{ heading: '', description: '7 kg.' }] },
    { baggage: 'All baggage details must have a heading and description.' },
  ],
  ['no baggage and a blank entry', { hasBaggage: false, baggage: newAirline.baggage }, {}],
])('an airline with %s (§5)', (_, part, problems) => {
  expect(airlineProblems({ ...airline, ...part })).toEqual(problems);
});

test('an entry can be removed only if more than one exists', () => {
  expect(canRemoveEntry([fleet])).toBe(false);
  expect(withoutEntry([fleet], 0)).toEqual([fleet]);
  expect(withoutEntry([fleet, cabin], 0)).toEqual([cabin]);
});

test('entries are added at the end and changed where they are', () => {
  expect(withEntry([fleet])).toEqual([fleet, { heading: '', description: '' }]);
  expect(withChangedEntry([fleet, cabin], 1, { heading: 'Hold bag' })).toEqual([
    fleet,
    { heading: 'Hold bag', description: '7 kg.' },
  ]);
});

test('input is trimmed, and has no baggage entries without baggage (§5)', () => {
  const typed = {
    ...airline,
    shortName: ' Larkair ',
    details: [{ heading: ' Fleet ', description: ' Twelve aircraft. ' }],
  };

  expect(toAirlineInput(typed)).toEqual(airline);
  expect(toAirlineInput({ ...airline, hasBaggage: false }).baggage).toEqual([]);
});

test('an airline without details opens with one entry to type in', () => {
  const stored = {
    __typename: 'Airline' as const,
    id: '1',
    version: 1,
    name: 'Larkair',
    code: null,
    canDelete: true,
    ...airline,
    details: [],
    baggage: [{ __typename: 'HeadedText' as const, ...cabin }],
  };

  expect(toAirlineDetails(stored)).toMatchObject({
    details: [{ heading: '', description: '' }],
    baggage: [cabin],
  });
});

test('two versions in words', () => {
  expect(describeAirline(airline)['Details']).toBe('Fleet: Twelve aircraft.');
  expect(describeAirline({ ...airline, hasBaggage: false })['Baggage']).toBe('No');
});

test('an airline links to its flights', () => {
  expect(flightsAddress({ id: '5' })).toBe('/admin/flight?airlines_id=5');
});
