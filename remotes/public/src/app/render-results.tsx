import { screen, waitFor } from '@testing-library/react';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { offer, offerPage } from '../features/results/offer-fixtures.ts';
import { renderPage, type Answers } from '@larkfare/remote-contract/testing';
import { Component } from './results-route.tsx';

installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });

const months = Array.from({ length: 12 }, (_, index) => ({
  __typename: 'MonthLowestPrice',
  month: ((10 + index) % 12) + 1,
  year: index < 2 ? 2026 : 2027,
  lowestPricePence: index === 4 ? null : 30000 + index * 1000,
}));
const answers = (part: Answers = {}): Answers => ({
  FlightSearch: offerPage([offer()]),
  LowestPrices: { data: { lowestPrices: months } },
  PlaceName: ({ id }) => ({
    data: {
      airport: {
        __typename: 'Airport',
        id,
        name: 'Dubai International Airport',
        code: 'DXB',
        location: { __typename: 'Location', id: 'id-dubai', name: 'Dubai' },
      },
      location: null,
    },
  }),
  ...part,
});
/** The search in the address of most tests. */
export const query =
  'tripType=round-trip&from=London&to=Dubai&depart=2026-12-08&ret=2026-12-15&adults=2';

/** Renders the results at this address; everything is valid except the given values. */
export const renderResults = (part: Answers = {}, address = `/search?${query}`) =>
  renderPage(<Component />, answers(part), { address });

/** The input of each search that was sent, in order. */
export const searched = (page: ReturnType<typeof renderResults>) =>
  page.sent
    .filter(({ operation }) => operation === 'FlightSearch')
    .map(({ variables }) => variables['input']);

/** Waits until every request has its response and is rendered. */
export const settled = () => waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());

/** The cards of the flights, once they are there. */
export const cards = async () => {
  await settled();
  return screen.findAllByRole('article');
};
