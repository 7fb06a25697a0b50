import { toReference } from './request-kinds.rules.ts';

describe('a reference', () => {
  it('is two letters and six characters of the alphabet that reads out well', () => {
    const picks = [5, 1, 14, 7, 22, 7];

    expect(toReference('booking', () => picks.shift() ?? 0)).toBe('LF-73J9T9');
  });

  it('never has a character that is taken for another', () => {
    const all = Array.from({ length: 27 }, (_, pick) => toReference('quote', () => pick)).join('');

    expect(all.replaceAll('LQ-', '')).not.toMatch(/[01OILAEU]/);
  });
});
