import {
  emailProblems,
  mailedLink,
  newPasswordProblems,
  passwordProblems,
  signInProblems,
} from './credentials.rules.ts';

test('to sign in needs an address and a password', () => {
  expect(signInProblems({ email: 'ada@larkfare.example', password: ' ' })).toEqual({});
  expect(signInProblems({ email: ' ', password: '' })).toEqual({
    email: 'Email is required.',
    password: 'Password is required.',
  });
});

test('a new password is typed twice in the same way (§5, §6, §8)', () => {
  expect(
    newPasswordProblems({ newPassword: 'one password', confirmation: 'one password' }),
  ).toEqual({});
  expect(newPasswordProblems({ newPassword: 'one password', confirmation: 'another' })).toEqual({
    confirmation: 'New passwords do not match',
  });
});

test.each([
  ['old password', { oldPassword: '' }, { oldPassword: 'Old password is required.' }],
  [
    'new password',
    { newPassword: '', confirmation: '' },
    { newPassword: 'New password is required.' },
  ],
  [
    'tenth character of the new one',
    { newPassword: 'nine char', confirmation: 'nine char' },
    { newPassword: 'Use at least 10 characters for the password.' },
  ],
])('a change of the password without the %s', (_, without, problems) => {
  const complete = { oldPassword: 'x', newPassword: 'ten of them', confirmation: 'ten of them' };

  expect(passwordProblems(complete)).toEqual({});
  expect(passwordProblems({ ...complete, ...without })).toEqual(problems);
});

test.each([
  ['all is well', 'ada@larkfare.example', 'bea@larkfare.example', 'bea@larkfare.example', {}],
  [
    'the case of an address says nothing',
    ' Ada@Larkfare.example ',
    'bea@x.example',
    'BEA@x.example',
    {},
  ],
  [
    'the current address is another',
    'eve@larkfare.example',
    'bea@x.example',
    'bea@x.example',
    { oldEmail: 'Current email does not match' },
  ],
  [
    'the new addresses differ',
    'ada@larkfare.example',
    'bea@x.example',
    'bee@x.example',
    { confirmation: 'New emails do not match' },
  ],
  [
    'the new address is none',
    'ada@larkfare.example',
    'bea',
    'bea',
    { newEmail: 'Enter one email address, such as hello@example.co.uk.' },
  ],
  [
    'nothing is typed',
    '',
    ' ',
    '',
    { oldEmail: 'Current email is required.', newEmail: 'New email is required.' },
  ],
  [
    'both',
    'eve@larkfare.example',
    'bea@x.example',
    'bee@x.example',
    { oldEmail: 'Current email does not match', confirmation: 'New emails do not match' },
  ],
])('a change of the address: %s (§5, §6, §8)', (_, oldEmail, newEmail, confirmation, problems) => {
  const typed = { oldEmail, newEmail, confirmation, password: 'a password' };

  expect(emailProblems(typed, 'ada@larkfare.example')).toEqual(problems);
  expect(emailProblems({ ...typed, password: '' }, 'ada@larkfare.example')).toEqual({
    ...problems,
    password: 'Password is required.',
  });
});

test.each([
  ['#token=a.b-c_d', { token: 'a.b-c_d', step: null }],
  ['#step=undo&token=a.b-c_d', { token: 'a.b-c_d', step: 'undo' }],
  ['', { token: '', step: null }],
  ['#', { token: '', step: null }],
  ['#other=1', { token: '', step: null }],
])('the fragment %s of a mailed link', (fragment, link) => {
  expect(mailedLink(fragment)).toEqual(link);
});
