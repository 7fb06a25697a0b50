import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { environment } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'environment-'));
const secret = join(folder, 'smtp');
writeFileSync(secret, 'smtp://user:secret@mail\n');
afterAll(() => rmSync(folder, { recursive: true }));

const schema = z.object({ PORT: z.coerce.number().default(3000), SMTP_URL: z.string().optional() });

test('a setting may be in a file, as secrets are mounted', () => {
  expect(environment(schema, { SMTP_URL_FILE: secret })).toEqual({
    PORT: 3000,
    SMTP_URL: 'smtp://user:secret@mail',
  });
  expect(environment(schema, { SMTP_URL: 'smtp://other', SMTP_URL_FILE: secret }).SMTP_URL).toBe(
    'smtp://other',
  );
});

test('an empty variable is as if it were absent', () => {
  expect(environment(schema, { PORT: '', SMTP_URL: '' })).toEqual({ PORT: 3000 });
});

test.each([
  ['TRUSTED_PROXIES', 'yes', 'must be a number'],
  ['TRUSTED_PROXIES', '1.5', 'must be a whole number'],
  ['TRUSTED_PROXIES', '11', 'must be at most 10'],
  ['TRUSTED_PROXIES', '-1', 'must be at least 0'],
  ['SITE_URL', '', 'is missing'],
  ['SITE_URL', 'www', 'must be an address such as https://www.example.com'],
  ['OFFICE_EMAIL', 'office', 'must be an email address'],
  ['DEMO_DATA', 'some', 'must be all or none'],
  ['NAME', 'Ann', 'must be lower case'],
])('%s=%s %s', (name, value, problem) => {
  const shapes = {
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10),
    SITE_URL: z.url(),
    OFFICE_EMAIL: z.email(),
    DEMO_DATA: z.enum(['all', 'none']),
    NAME: z.string().regex(/^[a-z]+$/, 'must be lower case'),
  };
  const one = z.object({ [name]: shapes[name as keyof typeof shapes] });

  expect(() => environment(one, { [name]: value })).toThrow(`\n  ${name}: ${problem}`);
});

test('all problems are named at once, a file that cannot be read among them', () => {
  expect(() => environment(schema.extend({ SITE_URL: z.string() }), { PORT: 'many' })).toThrow(
    /^These settings are missing or wrong:\n {2}PORT: .*\n {2}SITE_URL: /,
  );
  expect(() => environment(schema, { SMTP_URL_FILE: '/nowhere' })).toThrow(
    /SMTP_URL_FILE: cannot be read: ENOENT/,
  );
});
