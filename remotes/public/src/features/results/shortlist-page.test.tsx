import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@larkfare/remote-contract/testing';
import { emptySearch } from '@larkfare/travellers';
import { FlightCard } from './flight-card.tsx';
import { offer as offerOf } from './offer-fixtures.ts';
import { Component } from './shortlist-page.tsx';
import { useShortlist } from './use-shortlist.ts';

const offer = offerOf({ finalPricePence: 42_600 });
const answer = (found: typeof offer | null) => ({ SavedOffer: { data: { flightOffer: found } } });
const heart = () => screen.findByRole('button', { name: 'Save flight' });

beforeEach(() => localStorage.clear());

const SavableCard = () => (
  <FlightCard
    offer={offer}
    party={emptySearch}
    shortlist={useShortlist()}
    onBook={() => undefined}
  />
);

async function save() {
  renderPage(<SavableCard />, {});
  await userEvent.click(await heart());
  expect((await heart()).getAttribute('aria-pressed')).toBe('true');
  cleanup();
}

test('a saved flight is listed at its price of now, and leads to its search', async () => {
  await save();

  const { at } = renderPage(<Component />, answer({ ...offer, finalPricePence: 40_000 }));

  await screen.findByText('It was £426.00 when you saved it.');
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  const params = new URLSearchParams(at().search);
  expect(at().pathname).toBe('/search');
  expect([params.get('from_id'), params.get('depart')]).toEqual([
    offer.departureAirport.id,
    offer.departureDate,
  ]);
});

test('a flight that is not offered any more is named, and can be removed', async () => {
  await save();
  renderPage(<Component />, answer(null));
  await screen.findByText('A flight that you saved is no longer offered on its day.');

  await userEvent.click(await heart());

  await screen.findByText(/Nothing is saved/);
});

test('flights saved in another tab appear', async () => {
  renderPage(<Component />, answer(offer));
  await screen.findByText(/Nothing is saved/);

  await act(async () => {
    const { flightId, tripType, departureDate, returnDate } = offer;
    const kept = { flightId, tripType, travelClass: 'economy', departureDate, returnDate };
    localStorage.setItem('shortlist', JSON.stringify([{ offer: kept, pence: 1 }]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  });

  await screen.findByRole('article');
});
