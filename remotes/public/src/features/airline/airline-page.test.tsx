import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { renderPage, type Answer } from '@larkfare/remote-contract/testing';
import { AirlinePage } from './airline-page.tsx';
import { airlineDescription } from './airline.rules.ts';

const entry = (heading: string, description: string) => ({
  __typename: 'HeadedText',
  heading,
  description,
});
const klm = {
  __typename: 'Airline',
  id: 'kl',
  name: 'KLM Royal Dutch Airlines',
  shortName: 'KLM',
  code: 'KL',
  overview: 'The Dutch flag carrier.',
  logoPicture: '/media/airlines/klm-logo.svg',
  monogramPicture: '/media/airlines/klm-icon.svg',
  flightsFromUk: 12,
  hasBaggage: true,
  baggage: [entry('Cabin bag', 'One, and it is free.')],
  details: [entry('Hub', 'Amsterdam Schiphol.')],
  others: ['Aer Lingus', 'Air France', 'Iberia', 'SAS'].map((name, index) => ({
    __typename: 'Airline',
    id: `other-${index}`,
    name,
    logoPicture: '/media/airlines/other.svg',
  })),
};
const month = (number: number, lowestPricePence: number | null) => ({
  __typename: 'MonthLowestPrice',
  year: 2027,
  month: number,
  lowestPricePence,
});
const lowestPrices = [month(1, null), month(5, 9900), month(6, 4500)];
const answered = (airline: object | null = klm): Answer => ({ data: { airline, lowestPrices } });
const setup = (answer: Answer, address = '/flight/kl') =>
  renderPage(
    <Routes>
      <Route
        path="/flight/:id"
        element={<AirlinePage invitation={(id) => <p>Ask about {id}</p>} />}
      />
    </Routes>,
    { Airline: answer },
    { address },
  );
const section = (name: string) => within(screen.getByRole('region', { name }));
const heading = () => screen.findByRole('heading', { level: 1, name: 'KLM Royal Dutch Airlines' });

test('a link to the baggage scrolls to it once the airline is there', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  setup(answered(), '/flight/kl#baggage');

  await heading();
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('heading', { name: 'Baggage' })]);
});

test('an airline’s page has its overview, details and baggage, and leads to its flights (§2)', async () => {
  setup(answered());

  await heading();
  section('Overview').getByText('The Dutch flag carrier.');
  section('Details').getByText('Amsterdam Schiphol.');
  section('Baggage').getByText('One, and it is free.');
  expect(screen.getByRole('link', { name: 'See KLM flights' }).getAttribute('href')).toBe(
    '/search?from=United+Kingdom&airlines_id=kl',
  );
  expect(
    screen.getByRole('link', { name: 'From £45.00 one way, June 2027' }).getAttribute('href'),
  ).toBe(
    '/search?tripType=one-way&from=United+Kingdom&depart=2027-06-01&airlines_id=kl&sort=price',
  );
  screen.getByText('Ask about kl');
});

test('four other airlines are offered (§2, §9)', async () => {
  setup(answered());

  await heading();
  const others = section('You May Also Like').getAllByRole('link');
  expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Aer Lingus', '/flight/other-0'],
    ['Air France', '/flight/other-1'],
    ['Iberia', '/flight/other-2'],
    ['SAS', '/flight/other-3'],
  ]);
});

test('a missing text is shown as such', async () => {
  setup(answered({ ...klm, overview: '', details: [], hasBaggage: false, others: [] }));

  await heading();
  section('Overview').getByText(/We book KLM/);
  section('Details').getByRole('link', { name: 'Ask us' });
  section('Baggage').getByText(/Your allowance depends on your fare/);
  expect(screen.queryByText('One, and it is free.')).toBeNull();
  section('You May Also Like').getByText(/There is no other airline yet/);
});

test('an airline without flights from the UK promises none, and offers a quote', async () => {
  const { pages } = setup(answered({ ...klm, overview: '', flightsFromUk: 0 }));

  await heading();
  section('Overview').getByText(/We have no KLM Royal Dutch Airlines flights from the UK/);
  expect(section('Overview').getByRole('link').getAttribute('href')).toBe('#quote-invitation');
  expect(screen.queryByRole('link', { name: /See KLM/ })).toBeNull();
  expect(pages.at(-1)?.title).toBe('KLM Royal Dutch Airlines');
});

test('an airline that does not exist is not found', async () => {
  const { pages } = setup(answered(null));

  await screen.findByRole('heading', { level: 1, name: 'We can’t find that airline' });
  expect(pages.at(-1)?.status).toBe(404);
  screen.getByRole('link', { name: 'See our partner airlines' });
});

test('while it loads its shape is there', () => {
  setup('pending');

  screen.getByText('Loading the airline');
});

test.each<[string, Answer, string]>([
  [
    'the server’s own message',
    { message: 'The catalogue is resting.' },
    'The catalogue is resting.',
  ],
  ['a line that broke', 'broken', 'Failed to load airline data.'],
])('%s is shown in place, and a retry reads again (§8)', async (_, failure, sentence) => {
  const { answers, globalErrors } = setup(failure);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);

  answers['Airline'] = answered();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await heading();
  expect(globalErrors).toEqual([]);
});

test('structured data describes the airline to search engines', async () => {
  const { pages } = setup(answered());
  await heading();

  expect(pages.at(-1)).toMatchObject({
    title: 'KLM Royal Dutch Airlines flights from the UK',
    canonicalPath: '/flight/kl',
    structuredData: [
      { '@type': 'BreadcrumbList' },
      {
        '@type': 'Airline',
        name: 'KLM Royal Dutch Airlines',
        iataCode: 'KL',
        logo: 'http://localhost:3000/media/airlines/klm-logo.svg',
      },
      {
        '@type': 'Offer',
        name: 'KLM Royal Dutch Airlines from the UK, one way, June 2027',
        price: '45.00',
        priceCurrency: 'GBP',
      },
    ],
  });
});

test.each([
  ['Short.', 'KLM flights from the UK. Short.'],
  ['', 'KLM flights from the UK.'],
  ['A\n\nB', 'KLM flights from the UK. A B'],
])('the overview %j describes the page as %j', (overview, description) => {
  expect(airlineDescription({ name: 'KLM', flightsFromUk: 1, overview })).toBe(description);
});

test('a long overview is cut at a word', () => {
  const description = airlineDescription({
    name: 'KLM',
    flightsFromUk: 1,
    overview: 'word '.repeat(60),
  });

  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/word…$/);
});
