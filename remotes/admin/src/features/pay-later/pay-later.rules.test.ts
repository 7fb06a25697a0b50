import { canDeleteItem, isUnwritten } from './pay-later.rules.ts';

const item = { subheading: 'Cost', text: 'None.' };

test('the last item stays (§4, §8, §9)', () => {
  expect(canDeleteItem([item, item])).toBe(true);
  expect(canDeleteItem([item])).toBe(false);
});

test('a page without an item was never written', () => {
  expect(isUnwritten({ heading: '', text: '', items: [] })).toBe(true);
  expect(isUnwritten({ heading: 'Pay', text: 'Later.', items: [item] })).toBe(false);
});
