import { canAddItem, canDeleteItem, isUnwritten } from './pay-later.rules.ts';

const item = { subheading: 'Cost', text: 'None.' };

test('an item needs a subheading and a text', () => {
  expect(canAddItem(item)).toBe(true);
  expect(canAddItem({ ...item, subheading: ' ' })).toBe(false);
  expect(canAddItem({ ...item, text: '' })).toBe(false);
});

test('the last item stays', () => {
  expect(canDeleteItem([item, item])).toBe(true);
  expect(canDeleteItem([item])).toBe(false);
});

test('a page without an item was never written', () => {
  expect(isUnwritten({ heading: '', text: '', items: [] })).toBe(true);
  expect(isUnwritten({ heading: 'Pay', text: 'Later.', items: [item] })).toBe(false);
});
