import { runInNewContext } from 'node:vm';
import { loggedError, redact } from './redact.rules.ts';

test.each([
  ['The recipient ann.marked@example.com was refused.', 'The recipient … was refused.'],
  ['550 <ann@example.com>: no such user "Ann@Example.com"', '550 <…>: no such user "…"'],
  ['GET /api/contact?name=Ann&phone=07700900123 failed', 'GET /api/contact?… failed'],
  ['/account/ann%40example.com', '/account/…'],
  ['Call +44 (0)20 7946 0321 now', 'Call … now'],
  ['duplicate key value violates unique constraint "regions_name_key"', undefined],
  ['connect ECONNREFUSED 192.168.100.200:5432', undefined],
  ['listener 0190b2a4-1111-7222-8333-123456789012', undefined],
])('%s', (text, redacted = text) => {
  expect(redact(text)).toBe(redacted);
});

test('a word of a million letters is read once, so that no message holds up the server', () => {
  const text = 'a'.repeat(1_000_000);

  expect(runInNewContext('redact(text)', { redact, text }, { timeout: 20_000 })).toBe(text);
});

test('only the location of an error is logged', () => {
  const error = Object.assign(new Error('violates "enquiries_email_check"'), {
    code: '23514',
    constraint: 'enquiries_email_check',
    detail: 'Failing row contains (Ann Marked).',
    parameters: ['Ann Marked'],
  });

  const logged = loggedError(new Error('The booking was not stored.', { cause: error }));

  expect(logged).toMatchObject({
    type: 'Error',
    message: 'The booking was not stored.',
    cause: { message: 'violates "enquiries_email_check"', code: '23514' },
  });
  expect(logged.cause?.stack).toMatch(/^ +at .*redact\.rules\.test/);
  expect(JSON.stringify(logged)).not.toContain('Marked');
});

test.each([
  Object.assign(new Error('invalid input syntax for type uuid: "Ann Marked"'), { code: '22P02' }),
  new SyntaxError('Unexpected token \'A\', "Ann Marked" is not valid JSON'),
])('a message that repeats its input is logged without it', (error) => {
  expect(loggedError(error).message).not.toMatch(/Marked/);
});

test('a thrown value that is no error is logged as text', () => {
  expect(loggedError('ann@example.com is unknown')).toEqual({
    type: 'string',
    message: '… is unknown',
  });
});
