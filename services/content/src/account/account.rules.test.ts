import { normaliseEmail } from '@larkfare/text-rules';
import { isSessionLive, passwordProblem } from './account.rules.ts';

const at = (time: string) => new Date(`2026-12-01T${time}Z`);

test.each([
  ['fresh', { createdAt: at('09:00'), lastUsedAt: at('09:00'), endedAt: null }, '09:10', true],
  [
    'idle for 30 minutes',
    { createdAt: at('09:00'), lastUsedAt: at('09:00'), endedAt: null },
    '09:30',
    false,
  ],
  [
    'kept in use',
    { createdAt: at('09:00'), lastUsedAt: at('16:50'), endedAt: null },
    '16:59',
    true,
  ],
  [
    'eight hours old',
    { createdAt: at('09:00'), lastUsedAt: at('16:59'), endedAt: null },
    '17:00',
    false,
  ],
  [
    'ended',
    { createdAt: at('09:00'), lastUsedAt: at('09:00'), endedAt: at('09:01') },
    '09:02',
    false,
  ],
])('a session that is %s', (_, session, now, live) => {
  expect(isSessionLive(session, at(now))).toBe(live);
});

test('a password is neither short nor endless', () => {
  expect(passwordProblem('123456789')).toContain('at least 10');
  expect(passwordProblem('1234567890')).toBeUndefined();
  expect(passwordProblem('x'.repeat(201))).toContain('at most 200');
});

test('an address is the same account in any case', () => {
  expect(normaliseEmail('  Office@Larkfare.Example ')).toBe('office@larkfare.example');
});
