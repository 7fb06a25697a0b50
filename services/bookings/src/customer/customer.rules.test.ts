import { emailProblem, nameProblem, phoneProblem, textProblem, toLine } from './customer.rules.ts';

describe('a name', () => {
  it.each([
    'Ann',
    'Siobhán O’Brien',
    "Mary-Jane d'Arc, MBE",
    'Mr & Mrs Smith',
    '李小龍',
    'José (Pepe) Nuñez',
  ])('may be %s', (name) => expect(nameProblem(name)).toBeUndefined());

  it.each([
    ['', 'Enter your name'],
    ['A'.repeat(101), 'Your name must be 100 characters or fewer'],
    ['Ann\0', 'Your name must be one line of ordinary characters'],
    ['Ann\nBcc: b@example.com', 'Your name must be one line of ordinary characters'],
    ['Ann \u202egnp.exe', 'Your name must be one line of ordinary characters'],
    ['Ann\u2028x', 'Your name must be one line of ordinary characters'],
    ['\ud800Ann', 'Your name must be one line of ordinary characters'],
    ['<script>', 'Your name must not contain symbols such as < > ; = or @'],
    ["Robert'); DROP TABLE bookings", 'Your name must not contain symbols such as < > ; = or @'],
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

describe('free text', () => {
  it.each([
    '',
    'Two lines\nand a\ttab',
    'I <3 Rome, bags < 30 kg',
    'Select a window seat; drop me at the union of both terminals, or update me',
    "It's Ann's or Bob's bag; delete whichever, and insert the other",
    '👩‍👩‍👧',
  ])('may be %j', (text) => expect(textProblem('Extra details', text)).toBeUndefined());

  it.each([
    ['a\0b', 'Extra details must not contain control characters'],
    ['x'.repeat(2001), 'Extra details must be 2000 characters or fewer'],
    ['<img src=x onerror=alert(1)>', 'Extra details must be plain text without HTML'],
    ['</p>', 'Extra details must be plain text without HTML'],
    ["'; DROP TABLE bookings; --", 'This contains text we can’t accept; please reword it'],
    ["x' OR '1'='1", 'This contains text we can’t accept; please reword it'],
    ['1 UNION SELECT password FROM users', 'This contains text we can’t accept; please reword it'],
    ['1; DELETE FROM bookings', 'This contains text we can’t accept; please reword it'],
  ])('must not be %j', (text, problem) => expect(textProblem('Extra details', text)).toBe(problem));
});

describe('what was typed', () => {
  it('is stored without spaces around it and in one form of its accents', () => {
    expect(toLine('  Zoe\u0308 ')).toBe('Zo\u00eb');
  });
});
