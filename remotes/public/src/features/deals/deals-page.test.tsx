import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  departureAirports,
  locationFixture,
  lowestPriceFixture,
} from '../../location-card/location-fixtures.ts';
import { renderPage, type Answer } from '@larkfare/remote-contract/testing';
import { DealsPage } from './deals-page.tsx';
import { sharedPicture } from './deals.rules.ts';

const deal = (id: string, name: string) => ({
  ...locationFixture({ id, name }),
  dealingsDescription: `Why ${name} is a deal.`,
});
const lists = {
  topDestinations: [deal('dxb', 'Dubai')],
  lastMinutes: [
    {
      ...deal('ayt', 'Antalya'),
      lastMinutePrice: lowestPriceFixture({ pricePence: 9900, departureDate: '2026-12-01' }),
    },
  ],
  hotDeals: [deal('del', 'Delhi')],
};
const answered = (changes: Partial<typeof lists> = {}): Answer => ({
  data: { departureAirports, deals: { __typename: 'Deals', ...lists, ...changes } },
});
const setup = (answer: Answer) =>
  renderPage(<DealsPage invitation={<p>The invitation</p>} />, { Deals: answer });
const group = (name: string) => within(screen.getByRole('region', { name }));

test('the three lists are under their headings, each deal with its reason (§2)', async () => {
  setup(answered());

  await screen.findByRole('heading', { level: 2, name: 'Top Destinations' });
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent),
  ).toEqual(['Top Destinations', 'Last-Minute Deals', 'Hot Deals']);
  group('Top Destinations').getByRole('article', { name: 'Dubai' });
  group('Last-Minute Deals').getByText('Why Antalya is a deal.');
  group('Hot Deals').getByRole('link', { name: 'Fly to Delhi' });
  screen.getByText(/per person, as of 20\/11\/2026/);
  screen.getByText('The invitation');
});

test.each([
  ['topDestinations', 'Top Destinations', 'No top destinations just now.'],
  ['hotDeals', 'Hot Deals', 'No hot deals just now.'],
] as const)(
  'an empty list of %s shows a message and offers every flight',
  async (kind, name, sentence) => {
    setup(answered({ [kind]: [] }));

    await screen.findByRole('region', { name });
    group(name).getByText(sentence);
    expect(group(name).getByRole('link', { name: 'See every flight' }).getAttribute('href')).toBe(
      '/tickets',
    );
  },
);

test('a last-minute deal has the price, and leads to the flights, of its departure within six weeks', async () => {
  setup(answered());

  const card = await screen.findByRole('article', { name: 'Antalya' });
  expect(card.textContent).toContain('from £99.00 one way from Bristol, Dec');
  expect(within(card).getByRole('link').getAttribute('href')).toContain('depart=2026-12-01');
});

test('the prices are from the airport that the visitor chose, also on the next visit', async () => {
  const page = setup(answered());
  await userEvent.selectOptions(await screen.findByLabelText('From'), 'Manchester Airport');

  await waitFor(() => expect(page.sent.at(-1)?.variables).toEqual({ fromId: 'man' }));
  cleanup();
  const { sent } = setup(answered());
  expect(await screen.findByLabelText('From')).toHaveProperty('value', 'man');
  expect(sent.at(-1)?.variables).toEqual({ fromId: 'man' });

  await userEvent.selectOptions(screen.getByLabelText('From'), 'Any UK airport');
  await waitFor(() => expect(sent.at(-1)?.variables).toEqual({ fromId: null }));
});

test('without a departure within six weeks there are no last-minute deals, nor a link to them', async () => {
  setup(answered({ lastMinutes: [] }));

  await screen.findByRole('region', { name: 'Hot Deals' });
  expect(screen.queryByText('Last-Minute Deals')).toBeNull();
});

test('while they load their shapes are there', () => {
  setup('pending');

  screen.getByText('Loading deals');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure is shown where the deals would be, and a retry brings them', async () => {
  const { answers, globalErrors } = setup('broken');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load deals');

  answers['Deals'] = answered();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('article', { name: 'Dubai' });
  expect(globalErrors).toEqual([]);
});

test('the page is shared with the picture of its first deal and its lowest price', async () => {
  const { pages } = setup(answered());
  await screen.findByRole('article', { name: 'Dubai' });

  expect(pages.at(-1)).toMatchObject({
    canonicalPath: '/deals',
    image: '/media/places/DXB-1280.webp',
    structuredData: [
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'AggregateOffer',
        priceCurrency: 'GBP',
        lowPrice: '99.00',
      },
    ],
  });
});

test('the shared picture is the first there is', () => {
  const without = { image: null };
  const lisbon = { image: '/media/places/LIS' };

  expect(sharedPicture({ topDestinations: [without], lastMinutes: [lisbon], hotDeals: [] })).toBe(
    '/media/places/LIS',
  );
  expect(sharedPicture({ topDestinations: [], lastMinutes: [], hotDeals: [] })).toBeUndefined();
});
