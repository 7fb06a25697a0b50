import { jest } from '@jest/globals';
import { InFakeShell } from '@larkfare/remote-contract/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import type { Party } from '@larkfare/travellers';
import { FlightCard } from './flight-card.tsx';
import { offer } from './offer-fixtures.ts';

const alone = { adults: 1, children: 0, infants: 0 };
const setup = (part: Parameters<typeof offer>[0] = {}, party: Party = alone) => {
  const onBook = jest.fn();
  render(
    <InFakeShell>
      <FlightCard
        offer={offer(part)}
        party={party}
        shortlist={{ kept: [], toggle: () => true }}
        onBook={onBook}
      />
    </InFakeShell>,
    { wrapper: MemoryRouter },
  );
  return { card: screen.getByRole('article', { name: /^British Airways/ }), onBook };
};

test('a card shows both ways with codes, full names, durations and dates (§2)', () => {
  const { card } = setup();

  const [out, back] = within(card).getAllByRole('group');
  expect(out?.textContent).toContain('01/12/2026');
  expect(out?.textContent).toContain('7h 05m');
  expect(out?.textContent).toContain('LHR London Heathrow DXB Dubai International');
  expect(back?.textContent).toContain('08/12/2026');
  expect(back?.textContent).toContain('7h 35m');
});

test('a card names the carrier that flies for the airline', () => {
  const { card } = setup({ operatedBy: 'BA CityFlyer' });

  within(card).getByText('Operated by BA CityFlyer');
});

test('a one-way trip has one way only', () => {
  const { card } = setup({ tripType: 'oneWay', returnDate: null });

  expect(within(card).getAllByRole('group')).toHaveLength(1);
});

test.each([
  [0, 'direct flight', 'direct'],
  [1, '1 stop', 'single-stop'],
  [2, '2 stops', 'multi-stops'],
])('%i stops: the badge shows %j (§4)', (stops, text, look) => {
  setup({ stops });

  expect(screen.getAllByText(text)[0]?.className).toContain(look);
});

test('a saving shows what it was, what it is now and how much is saved', () => {
  const { card } = setup();

  expect(within(card).getByText('£1,314.80').closest('s')?.textContent).toBe('was £1,314.80');
  expect(card.textContent).toContain('now £1,234.50');
  within(card).getByText('Save £80.30');
  within(card).getByText(/per person/);
});

test('without a saving there is one price and no badge', () => {
  const { card } = setup({ savingPence: 0, originalPricePence: 123450 });

  expect(card.querySelector('s')).toBeNull();
  expect(card.textContent).not.toContain('Save');
});

test('the total for several travellers is beside the price of each', () => {
  const { card } = setup({}, { adults: 2, children: 1, infants: 0 });

  expect(card.textContent).toContain('£3,703.50 for 3 travellers');
});

test('children and infants pay their share of the total', () => {
  const { card } = setup(
    { finalPricePence: 659_00 },
    { adults: 2, children: 1, infants: 1, childPercent: 75, infantPercent: 10 },
  );

  expect(card.textContent).toContain('£1,878.15 for 4 travellers');
});

test('the code for the office is spelt out for screen readers', () => {
  const { card } = setup();

  const code = within(card).getByRole('img', { name: /^Offer code( [A-Z2-9]){8}$/ });
  expect(code.textContent).toMatch(/^Code [A-Z2-9]{4}-[A-Z2-9]{4}$/);
});

test('where the airline takes baggage, its name on the card leads to what is allowed', () => {
  setup();

  const baggage = screen.getByRole('link', { name: 'Baggage of British Airways' });
  expect(baggage.textContent).toBe('Baggage');
  expect(baggage.getAttribute('href')).toBe('/flight/id-ba#baggage');
});

test('an airline without baggage has no word about it on the card', () => {
  const { airline } = offer();
  const { card } = setup({ airline: { ...airline, hasBaggage: false } });

  expect(within(card).queryByText('Baggage')).toBeNull();
});

test('only the recommended flight is marked (§2)', () => {
  const { card } = setup({ isRecommended: true });

  within(card).getByText('Recommended');
});

test('Book Now books this flight', async () => {
  const { onBook } = setup();

  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));

  expect(onBook).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Recommended')).toBeNull();
});
