import { canDeleteItem } from './pay-later.rules.ts';

const item = { subheading: 'Cost', text: 'None.' };

test('the last item stays (§4, §8, §9)', () => {
  expect(canDeleteItem([item, item])).toBe(true);
  expect(canDeleteItem([item])).toBe(false);
});
