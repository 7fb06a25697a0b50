import { areaOf } from './areas.ts';
import { fieldName, fieldValue } from './changed-fields.rules.ts';
import { kindName, recordAddress, recordName, type ChangedRecord } from './changed-record.rules.ts';
import { beginning, isNarrowed, noFilter, toChangeFilter, toFilterInput } from './changes.rules.ts';

const record = (part: Partial<ChangedRecord>): ChangedRecord => ({
  subject: 'regions',
  subjectId: 'id-1',
  label: null,
  name: null,
  action: 'updated',
  ...part,
});

test.each<[string, Partial<ChangedRecord>, string, string | undefined]>([
  ['Continent', { label: 'Europe' }, 'Europe', '/admin/regions'],
  ['Country', { subject: 'countries', label: 'France' }, 'France', '/admin/country'],
  [
    'Location',
    { subject: 'locations', label: 'Côte' },
    'Côte',
    '/admin/locations?search=C%C3%B4te',
  ],
  ['Airport', { subject: 'airports', label: 'Orly' }, 'Orly', '/admin/airports?search=Orly'],
  ['Airline', { subject: 'airlines', label: 'Lark' }, 'Lark', '/admin/airline?search=Lark'],
  [
    'Flight',
    { subject: 'flights', name: 'Lark, LHR – DUB' },
    'Lark, LHR – DUB',
    '/admin/flight/id-1',
  ],
  [
    'Monthly price',
    { subject: 'monthly_prices', label: '3', name: 'Lark, LHR – DUB', action: 'deleted' },
    'March, Lark, LHR – DUB',
    '/admin/flight/id-1',
  ],
  [
    'Monthly price',
    { subject: 'monthly_prices', label: '3 economy', name: 'Lark, LHR – DUB' },
    'March, Lark, LHR – DUB',
    '/admin/flight/id-1',
  ],
  [
    'Monthly price',
    { subject: 'monthly_prices', label: '12 business', name: 'Lark, LHR – DUB' },
    'December, Business, Lark, LHR – DUB',
    '/admin/flight/id-1',
  ],
  ['Booking', { subject: 'bookings', label: 'LF-7' }, 'LF-7', '/admin/bookings?search=LF-7'],
  ['Quote request', { subject: 'quotes', label: 'LQ-7' }, 'LQ-7', '/admin/quotes?search=LQ-7'],
  ['Message', { subject: 'contact_messages', label: 'LM-7' }, 'LM-7', '/admin/contact?search=LM-7'],
  ['Text or setting', { subject: 'site_information', label: 'faq' }, 'FAQ', '/admin/FAQ'],
  ['Text or setting', { subject: 'site_information', label: 'brand' }, 'Brand', '/admin/siteinfo'],
  ['Administrator', { subject: 'administrators', label: 'a@b.example' }, 'a@b.example', undefined],
  ['Booking', { subject: 'bookings', label: 'LF-7', action: 'deleted' }, 'LF-7', undefined],
])('a change of a %s (%j) is shown as %s and leads to %s', (kind, part, name, address) => {
  const changed = record(part);

  expect(kindName(changed.subject)).toBe(kind);
  expect(recordName(changed)).toBe(name);
  expect(recordAddress(changed)).toBe(address);
});

test.each([
  ['one_way_saving_pence', '1050', 'One-way discount', '£10.50'],
  ['outbound_minutes', '125', 'Outbound', '2h 5m'],
  ['arrival_airport_id', 'Dubai (DXB)', 'Arrival airport', 'Dubai (DXB)'],
  ['is_popular', 'true', 'Popular', 'Yes'],
  ['departure_date', '2027-03-01', 'Departure date', '01/03/2027'],
  ['password_changed_at', '2026-11-20T16:45:00+00:00', 'Password changed', '20/11/2026 16:45'],
  ['contactWhatsApp', '020 7946 0001', 'Whatsapp Phone', '020 7946 0001'],
  ['name', '[new] Orly', 'Name', '[new] Orly'],
])('the field %s with %s is shown as %s and %s', (name, text, words, value) => {
  expect(fieldName(name)).toBe(words);
  expect(fieldValue(name, text, '£')).toBe(value);
});

test('lists and parts are shown in lines, never as JSON', () => {
  const sections = [
    { heading: 'Bags', text: 'One each.', bullets: [{ heading: '', text: '7 kg' }] },
    { heading: 'Pets', text: 'None.', bullets: [] },
  ];

  expect(fieldValue('terms', JSON.stringify(sections), '£')).toBe(
    '• Heading: Bags\nText: One each.\nBullets: • Text: 7 kg\n• Heading: Pets\nText: None.',
  );
  expect(fieldValue('chat', '{"provider":"crisp","id":null}', '£')).toBe('Provider: crisp');
});

test('an entry is shown from its heading on', () => {
  expect(fieldValue('faq', '[{"answer":"Yes.","question":"Is it?"}]', '£')).toBe(
    '• Question: Is it?\nAnswer: Yes.',
  );
});

test('a long value is cut, a short one is not', () => {
  expect(beginning('a'.repeat(120))).toBeUndefined();
  expect(beginning('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`);
});

test('the filter is read from the address, without what makes no sense in it', () => {
  const read = (query: string) => toChangeFilter(new URLSearchParams(query), areaOf('enquiries'));

  expect(read('person=ada&kind=quotes&from=2026-11-01&to=2026-11-30')).toEqual({
    person: 'ada',
    kind: 'quotes',
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(read('kind=regions&from=yesterday&to=2026-02-30')).toEqual(noFilter);
  expect(isNarrowed(noFilter)).toBe(false);
  expect(toFilterInput(noFilter)).toEqual({ changedBy: '', subject: null, from: null, to: null });
});
