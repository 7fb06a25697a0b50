import {
  connectionProblem,
  emailProblem,
  failureReason,
  inSentences,
  isStaleForm,
  nameProblem,
  optionalPhoneProblem,
  toRefusal,
  type FormAnswer,
} from './form.rules.ts';

test.each([
  ['', 'Enter your name'],
  ['  ', 'Enter your name'],
  ['Ada', undefined],
])('the name %j has the problem %j', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test.each([
  ['', 'Enter your email address'],
  ['ada', 'Enter an email address like name@example.com'],
  ['ada@example', 'Enter an email address like name@example.com'],
  ['ada@example.', 'Enter an email address like name@example.com'],
  ['a da@example.com', 'Enter an email address like name@example.com'],
  ['<ada@example.com>', 'Enter an email address like name@example.com'],
  ['ada@@example.com', 'Enter an email address like name@example.com'],
  ['ada@example.com', undefined],
  [' ada.l+x@mail.example.co.uk ', undefined],
])('the email address %j has the problem %j (§5)', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test.each([
  ['', undefined],
  ['  ', undefined],
  ['07700 900123', undefined],
  ['\u202a+44 7700\u00a0900\u2011123\u202c', undefined],
  ['none', 'Enter a phone number, such as 07700 900123'],
  ['1234', 'Enter a phone number, such as 07700 900123'],
])('the phone number %j, which may be left out, has the problem %j', (phone, problem) => {
  expect(optionalPhoneProblem(phone)).toBe(problem);
});

test.each<[string, FormAnswer, boolean]>([
  [
    'a token that is too old',
    { kind: 'problems', fields: [{ field: 'formToken', message: 'Too old' }] },
    true,
  ],
  [
    'a token and a name',
    {
      kind: 'problems',
      fields: [
        { field: 'formToken', message: 'Too old' },
        { field: 'name', message: 'Enter your name' },
      ],
    },
    false,
  ],
  ['a problem of no field', { kind: 'problems', fields: [] }, false],
  ['a refusal', { kind: 'refused', message: 'Too many' }, false],
])('%s alone is the form’s affair and not the visitor’s: %s', (_, answer, isStale) => {
  expect(isStaleForm(answer)).toBe(isStale);
});

test.each<[string, FormAnswer, string | undefined]>([
  [
    'refused fields',
    {
      kind: 'problems',
      fields: [
        { field: 'extraDetails', message: 'Extra details must be 2000 characters or fewer' },
        { field: 'website', message: 'Please leave this field empty' },
      ],
    },
    'Extra details must be 2000 characters or fewer. Your browser filled in a hidden field. We’ve cleared it; please send again.',
  ],
  ['a refusal', { kind: 'refused', message: 'Too many.' }, 'Too many.'],
  [
    'a lost connection',
    { kind: 'failed', message: connectionProblem(false, true) },
    'You seem to be offline. Your details are still here: send them when you are connected.',
  ],
  [
    'a form sent without a connection',
    { kind: 'failed', message: connectionProblem(false, false) },
    'You seem to be offline. Nothing was sent. Your details are still here: send them when you are connected.',
  ],
  [
    'a changed price',
    {
      kind: 'price-changed',
      currentPricePence: 30400,
      currentTotalPence: 30400,
      childPercent: 100,
      infantPercent: 100,
    },
    undefined,
  ],
])('%s are the reason of a failure', (_, answer, reason) => {
  expect(failureReason(answer)).toBe(reason);
});

test.each([
  [[], undefined],
  [['Submission failed'], 'Submission failed'],
  [['Enter a name', 'Too late.'], 'Enter a name. Too late.'],
])('the texts %j are shown as %j', (texts, shown) => {
  expect(inSentences(texts)).toBe(shown);
});

test('a refusal with fields is shown at them, any other as a whole', () => {
  const fields = [{ field: 'name', message: 'Enter your name' }];

  expect(toRefusal({ message: 'Look again.', fields })).toEqual({ kind: 'problems', fields });
  expect(toRefusal({ message: 'Too many.' })).toEqual({ kind: 'refused', message: 'Too many.' });
});
