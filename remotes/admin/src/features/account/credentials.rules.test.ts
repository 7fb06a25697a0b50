import { emailProblems, mailedLink, newPasswordProblems } from './credentials.rules.ts';

test('a new password is typed twice in the same way', () => {
  expect(
    newPasswordProblems({ newPassword: 'one password', confirmation: 'one password' }),
  ).toEqual({});
  expect(newPasswordProblems({ newPassword: 'one password', confirmation: 'another' })).toEqual({
    confirmation: 'New passwords do not match',
  });
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
    'both',
    'eve@larkfare.example',
    'bea@x.example',
    'bee@x.example',
    { oldEmail: 'Current email does not match', confirmation: 'New emails do not match' },
  ],
])('a change of the address: %s', (_, oldEmail, newEmail, confirmation, problems) => {
  expect(emailProblems({ oldEmail, newEmail, confirmation }, 'ada@larkfare.example')).toEqual(
    problems,
  );
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
