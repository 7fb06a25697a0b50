import { fieldProblems } from './registry-form.rules.ts';

const token = { remote: 'city-breaks2', title: '', label: 'CI', days: '90' };

test.each([
  [{}, {}],
  [{ remote: '' }, { remote: 'Remote is required.' }],
  [{ label: '  ' }, { label: 'Label is required.' }],
  [{ remote: 'Guide' }, { remote: 'Enter a lower-case word, such as guide or city-breaks.' }],
  [{ remote: '2-guide' }, { remote: 'Enter a lower-case word, such as guide or city-breaks.' }],
  [{ days: '' }, { days: 'Enter days from 1 to 366.' }],
  [{ days: '0' }, { days: 'Enter days from 1 to 366.' }],
  [{ days: '1.5' }, { days: 'Enter days from 1 to 366.' }],
  [{ days: '367' }, { days: 'Enter days from 1 to 366.' }],
  [{ days: '366' }, {}],
])('the form of a token with %j has the problems %j', (typed, problems) => {
  expect(fieldProblems({ ...token, ...typed })).toEqual(problems);
});

test('every other form has its required fields', () => {
  const empty = { issuer: '', project: '', ref: '', publicKey: '\n', address: ' ', reason: ' ' };

  expect(fieldProblems(empty)).toEqual({
    issuer: 'Issuer is required.',
    project: 'Project is required.',
    publicKey: 'Public key is required.',
    address: 'Address is required.',
    reason: 'Reason is required.',
  });
});
