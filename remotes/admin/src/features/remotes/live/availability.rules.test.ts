import { availabilityOf, decisionsFor } from './availability.rules.ts';

test('a version is available until something else is decided', () => {
  expect(availabilityOf({})).toBe('offered');
  const decided = { reason: 'Wrong times', decidedBy: 'ada', decidedAt: '' };
  expect(availabilityOf({ withdrawn: { availability: 'yanked', ...decided } })).toBe('yanked');
});

test('what is decided already is no choice', () => {
  expect(decisionsFor('offered').map(([availability]) => availability)).toEqual([
    'yanked',
    'taken down',
  ]);
  expect(decisionsFor('taken down').map(([availability]) => availability)).toEqual([
    'offered',
    'yanked',
  ]);
});
