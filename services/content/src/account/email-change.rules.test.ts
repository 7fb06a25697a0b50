import { emailChangeProblems } from './email-change.rules.ts';

const storedEmail = 'office@larkfare.example';

test.each<[string, string, string[]]>([
  [' Office@Larkfare.example', 'new@larkfare.example', []],
  ['other@larkfare.example', 'new@larkfare.example', ['oldEmail: Current email does not match']],
  [storedEmail, 'nobody', ['newEmail: Enter one email address, such as hello@example.co.uk.']],
  [
    storedEmail,
    'a\u0000b@larkfare.example',
    ['newEmail: Enter one email address, such as hello@example.co.uk.'],
  ],
  [storedEmail, 'OFFICE@larkfare.example', ['newEmail: That is already your address.']],
  [
    '',
    '',
    [
      'oldEmail: Current email does not match',
      'newEmail: Enter one email address, such as hello@example.co.uk.',
    ],
  ],
])('from %j to %j: %j (§5)', (oldEmail, newEmail, problems) => {
  const found = emailChangeProblems({ oldEmail, newEmail, storedEmail });

  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(problems);
});
