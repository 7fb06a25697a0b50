import { decideFlood, toTextShape } from './flood.rules.ts';
import { honeypotProblem, quickestFillMs, tokenLifeMs, tokenProblem } from './form-token.rules.ts';

const quiet = { all: 1, address: 1, recipient: 1, text: 1 };

describe('a flood', () => {
  it.each([
    ['the 300th through the form', { ...quiet, all: 300 }, 'form', { acknowledged: true }],
    ['the 301st through the form', { ...quiet, all: 301 }, 'form', { acknowledged: false }],
    ['the thirtieth past the form', { ...quiet, all: 30 }, 'direct', { acknowledged: true }],
    ['the thirty-first past the form', { ...quiet, all: 31 }, 'direct', { acknowledged: false }],
    ['the fifth for a customer', { ...quiet, recipient: 5 }, 'form', { acknowledged: true }],
    ['the sixth for a customer', { ...quiet, recipient: 6 }, 'form', { acknowledged: false }],
    ['the twentieth from an address', { ...quiet, address: 20 }, 'form', { acknowledged: true }],
  ] as const)('keeps %s', (_, counts, provenance, decision) => {
    expect(decideFlood(counts, provenance)).toEqual(decision);
  });

  it.each([
    ['the 21st from an address', { ...quiet, address: 21 }, 'form'],
    ['the sixth from an address past the form', { ...quiet, address: 6 }, 'direct'],
    ['the sixth with one text', { ...quiet, text: 6 }, 'form'],
    ['the 5,001st', { ...quiet, all: 5_001 }, 'form'],
  ] as const)('refuses %s with a sentence', (_, counts, provenance) => {
    expect(decideFlood(counts, provenance)).toEqual({ refused: expect.stringMatching(/^[A-Z]/) });
  });
});

describe('the shape of a text', () => {
  it('is the same when a robot numbers its messages', () => {
    expect(toTextShape('#1: Win the BIG prize now!')).toBe(
      toTextShape('#2:  win the big prize, now'),
    );
  });

  it('does not count for what many people write', () => {
    expect(toTextShape('Please ring me!')).toBeUndefined();
  });
});

describe('a form', () => {
  it.each([
    ['without a token', 'none', true],
    ['with a token of somebody else', 'not ours', false],
    ['that was filled in too fast', { ageMs: quickestFillMs - 1 }, false],
    ['that was filled in by a quick person', { ageMs: quickestFillMs }, true],
    ['from before lunch', { ageMs: tokenLifeMs }, true],
    ['from yesterday', { ageMs: tokenLifeMs + 1 }, false],
    ['from the future', { ageMs: -1 }, false],
  ] as const)('%s is fine: %s', (_, token, isFine) =>
    expect(tokenProblem(token) === undefined).toBe(isFine),
  );

  it('has a field that stays empty', () => {
    expect(honeypotProblem('')).toBeUndefined();
    expect(honeypotProblem('x')).toBe('Please leave this field empty');
  });
});
