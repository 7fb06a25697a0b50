import { toReadablePhone } from '../customer/phone.rules.ts';
import { toCsv, toCsvDate, toCsvDay, toPlainPounds } from './csv.ts';

const columns = { Text: ({ text }: { text: string }) => text };

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠A1'])(
  'text that begins like a formula is text: %j',
  (text) => {
    const line = toCsv(columns, [{ text }], { withHeader: false });

    expect(line.replace(/^"/, '')).toMatch(/^'/);
  },
);

it.each([
  ['+442079460018', '020 7946 0018'],
  ['+447700900124', '07700 900124'],
  ['+14155552671 ext 12', '+1 415 555 2671 ext 12'],
  ['+5511961234567', '+55 11 96123 4567'],
  ['0123456789012', '01234 56789012'],
])('the phone number %s is written as it is dialled: %s', (phone, written) => {
  expect(toCsv(columns, [{ text: toReadablePhone(phone) }], { withHeader: false })).toBe(
    `${written}\r\n`,
  );
});

it('text that only looks like a phone number stays text', () => {
  for (const text of ['+44 20 7946 0018+A1', '+44-20-79460018', '+44 20*7946 0018'])
    expect(toCsv(columns, [{ text }], { withHeader: false })).toBe(`'${text}\r\n`);
});

it.each([
  ['Ann', 'Ann\r\n'],
  ['', '\r\n'],
  ['a,b', '"a,b"\r\n'],
  ['say "hello"', '"say ""hello"""\r\n'],
  ['two\nlines', '"two\nlines"\r\n'],
  ['two\r=lines', '"two\r=lines"\r\n'],
  ['=A1,"b"', '"\'=A1,""b"""\r\n'],
])('%j is the line %j', (text, line) => {
  expect(toCsv(columns, [{ text }], { withHeader: false })).toBe(line);
});

it('only the first piece has the byte order mark and the header, also when it is empty', () => {
  expect(toCsv(columns, [], { withHeader: true })).toBe('\ufeffText\r\n');
  expect(toCsv(columns, [{ text: 'é' }], { withHeader: true })).toBe('\ufeffText\r\né\r\n');
  expect(toCsv(columns, [], { withHeader: false })).toBe('');
});

it('a number stays a number, also below zero', () => {
  const numbers = { Number: ({ number }: { number: number }) => number };

  expect(toCsv(numbers, [{ number: -5 }], { withHeader: false })).toBe('-5\r\n');
});

it.each([
  [null, null],
  [0, '0.00'],
  [5, '0.05'],
  [123_456, '1234.56'],
  [2_147_483_647, '21474836.47'],
])('%p pence are %p pounds', (pence, pounds) => {
  expect(toPlainPounds(pence)).toBe(pounds);
});

it('days are written day first, in London', () => {
  expect(toCsvDate('2026-12-01')).toBe('01/12/2026');
  expect(toCsvDate(null)).toBeNull();
  expect(toCsvDay(new Date('2026-06-30T23:30:00Z'))).toBe('01/07/2026');
});
