import { emailProblem, nameProblem, phoneProblem, textProblem, toLine } from './customer.rules.ts';

describe('a name', () => {
  it.each([
    'Ann',
    'Siobhán O’Brien',
    "Mary-Jane d'Arc, MBE",
    'Mr & Mrs Smith',
    '李小龍',
    'José (Pepe) Nuñez',
    'Robert "Bob" Smith',
    'Robert “Bob” Smith',
  ])('may be %s', (name) => expect(nameProblem(name)).toBeUndefined());

  it.each([
    ['', 'Enter your name'],
    ['A'.repeat(101), 'Your name must be 100 characters or fewer'],
    ['Ann\0', 'Your name must be one line of ordinary characters'],
    ['Ann\nBcc: b@example.com', 'Your name must be one line of ordinary characters'],
    ['Ann \u202egnp.exe', 'Your name must be one line of ordinary characters'],
    ['Ann\u2028x', 'Your name must be one line of ordinary characters'],
    ['\ud800Ann', 'Your name must be one line of ordinary characters'],
    ['<script>', 'Your name must not contain the symbol <'],
    ["Robert'); DROP TABLE bookings", 'Your name must not contain the symbol ;'],
    ['ann@example.com', 'Your name must not contain the symbol @'],
    ['12345', 'Your name must contain a letter'],
  ])('must not be %j', (name, problem) => expect(nameProblem(name)).toBe(problem));
});

describe('an email address', () => {
  it.each(['ann@example.com', 'a.b+c@mail.example.co.uk', "o'brien@example.ie"])(
    'may be %s',
    (email) => expect(emailProblem(email)).toBeUndefined(),
  );

  it.each([
    'ann',
    'ann@localhost',
    'ann@example.com, bob@example.com',
    'Ann <ann@example.com>',
    'ann@example.com\r\nBcc: bob@example.com',
    'ann@exam ple.com',
    'ann@-example.com',
    '"ann"@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.com`,
  ])('must not be %j', (email) =>
    expect(emailProblem(email)).toBe(
      'Enter an email address in the correct format, like name@example.com',
    ),
  );

  it('must be there', () => expect(emailProblem('')).toBe('Enter your email address'));
});

test('a contact number must be there', () => {
  expect(phoneProblem('')).toBe('Enter a contact number');
});

const command = (text: string) =>
  `Extra details must not contain a database command such as “${text}”`;

describe('free text', () => {
  it.each([
    '',
    'Two lines\nand a\ttab',
    'I <3 Rome, bags < 30 kg',
    'Select a window seat; drop me at the union of both terminals, or update me',
    'Please pay from our credit union select account',
    'From the credit union: select account 2; update everyone please',
    'We would like to drop table 5 from the dinner, and "all or nothing" is fine',
    'One suitcase only; delete from my booking the second bag',
    'Robert "Bob" or "Rob" Smith and his wife',
    "It's Ann's or Bob's bag; delete whichever, and insert the other",
    '👩‍👩‍👧',
  ])('may be %j', (text) => expect(textProblem('Extra details', text)).toBeUndefined());

  it.each([
    ['a\0b', 'Extra details must not contain control characters'],
    ['x'.repeat(2001), 'Extra details must be 2000 characters or fewer'],
    ['<img src=x onerror=alert(1)>', 'Extra details must be plain text without HTML'],
    ['</p>', 'Extra details must be plain text without HTML'],
    ["'; DROP TABLE bookings; --", command('; DROP TABLE')],
    ["x' OR '1'='1", command("' OR '1'=")],
    ['1 UNION SELECT password FROM users', command('1 UNION SELECT')],
    ["' union all select 1,2 --", command("' union all select")],
    ['1; DELETE FROM bookings', command('; DELETE FROM bookings')],
    ['1; insert into users values (1)', command('; insert into users values')],
    ['1; update users set name = 1', command('; update users set name =')],
    ['1; truncate bookings', command('; truncate bookings')],
  ])('must not be %j', (text, problem) => expect(textProblem('Extra details', text)).toBe(problem));
});

describe('a typed line', () => {
  it('is stored without spaces around it and in one form of its accents', () => {
    expect(toLine('  Zoe\u0308 ')).toBe('Zo\u00eb');
  });
});
