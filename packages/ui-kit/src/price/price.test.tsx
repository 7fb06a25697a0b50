import { render } from '@testing-library/react';
import { FromPrice } from './from-price.tsx';
import { OfferPrice, SavingBadge } from './price.tsx';
import { formatPounds } from './pounds.ts';

test.each([
  [123450, '£1,234.50'],
  [5, '£0.05'],
  [0, '£0.00'],
])('%s pence are %s (§1)', (pence, pounds) => {
  expect(formatPounds(pence)).toBe(pounds);
});

test('a discounted offer shows its old and its new price, the old price struck through', () => {
  const { container } = render(<OfferPrice originalPence={20000} finalPence={18000} />);

  expect(container.textContent).toBe('was £200.00 now £180.00');
  expect(container.querySelector('s')?.textContent).toBe('was £200.00');
});

test('an offer without a saving has one price and no badge', () => {
  const { container } = render(
    <>
      <OfferPrice originalPence={18000} finalPence={18000} />
      <SavingBadge pence={0} />
    </>,
  );

  expect(container.textContent).toBe('£180.00');
});

test('an advertised price shows which way it flies, from where and when', () => {
  const price = {
    pricePence: 1899,
    departureDate: '2027-01-01',
    departureAirport: { id: 'brs', name: 'Bristol Airport' },
  };
  const { container } = render(<FromPrice price={price} />);

  expect(container.textContent).toBe('from £18.99 one way from Bristol, Jan');
});

test('the badge names the saving in pounds', () => {
  const { container } = render(<SavingBadge pence={2050} />);

  expect(container.textContent).toBe('Save £20.50');
});
