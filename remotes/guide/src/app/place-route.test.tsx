import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { renderPage, type Answer, type Answers } from '@larkfare/remote-contract/testing';
import { Component } from './place-route.tsx';

const airport = (code: string, latitude: number | null, longitude: number | null) => ({
  __typename: 'Airport',
  id: code,
  code,
  name: `${code} Airport`,
  latitude,
  longitude,
});
const hobart = {
  __typename: 'Location',
  id: 'hba',
  name: 'Hobart',
  description: 'A harbour under a mountain.',
  image: null,
  flightsFromUk: 4,
  lowestPrice: null,
  country: {
    __typename: 'Country',
    name: 'Australia',
    region: { __typename: 'Region', id: 'oc', name: 'Oceania' },
  },
  airports: [airport('HBA', -42.8, 147.5)],
  firstAirport: { __typename: 'Airport', id: 'HBA' },
};
const flight = (from: string, outboundMinutes: number, stops: number) => ({
  __typename: 'FlightOffer',
  flightId: `${from}${outboundMinutes}`,
  outboundMinutes,
  stops,
  airline: { __typename: 'OfferAirline', name: 'Qantas' },
  departureAirport: { ...airport(from, 51.5, -0.5), __typename: 'OfferAirport' },
});
const page = (...items: object[]) => ({ __typename: 'FlightOfferPage', items });
const answers = (changes: Answers = {}): Answers => ({
  GuidePlace: { data: { location: hobart } },
  GuideFlights: {
    data: {
      first: page(flight('LHR', 1500, 1), flight('LHR', 1560, 2)),
      second: page(flight('MAN', 1530, 1)),
      third: page(),
    },
  },
  ...changes,
});
const open = (changes?: Answers) =>
  renderPage(
    <Routes>
      <Route path="/guide/:locationId" element={<Component />} />
    </Routes>,
    answers(changes),
    { address: '/guide/hba' },
  );
const rows = (name: RegExp) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('a place is shown with where it is and the shortest flight from each UK airport', async () => {
  open();

  await screen.findByRole('heading', { level: 1, name: 'Hobart' });
  screen.getByText('42.8° S, 147.5° E');
  await screen.findByRole('table', { name: /UK airport/ });
  expect(rows(/UK airport/)).toEqual([
    'LHR Airport (LHR)25 h1 stopQantas',
    'MAN Airport (MAN)25 h 30 min1 stopQantas',
  ]);
  screen.getByRole('img', { name: 'The shortest flight to Hobart takes 25 h, from LHR Airport.' });
});

test('the sun is that of the latitude: long days in January in the south', async () => {
  open();

  await screen.findByRole('table', { name: 'In the middle of each month' });
  const [january, , , , , june] = rows(/each month/);
  expect(january).toMatch(/^January15\.\d h8\.\d h69°Summer$/);
  expect(june).toMatch(/^June9\.\d h16\.\d h24°Winter$/);
});

test('a place whose airports are not on the map has no flight times', async () => {
  const location = { ...hobart, airports: [airport('HBA', null, null)] };
  open({ GuidePlace: { data: { location } } });

  await screen.findByText(/None of its airports is on the map yet/);
});

test('a place that does not exist is shown as not found and is not indexed', async () => {
  const { pages } = open({ GuidePlace: { data: { location: null } } });

  await screen.findByRole('heading', { level: 1, name: 'There is no such place' });
  expect(pages.at(-1)).toMatchObject({ status: 404, noIndex: true });
});

test('flight times that fail leave the rest of the page, and a retry loads them', async () => {
  const page = open({ GuideFlights: 'broken' });
  expect((await screen.findByRole('alert')).textContent).toContain('flight times');
  screen.getByRole('table', { name: /each month/ });

  Object.assign(page.answers, answers());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('table', { name: /UK airport/ });
});

test('a place without flights from the UK has no link to flights, and shows why', async () => {
  open({ GuidePlace: { data: { location: { ...hobart, flightsFromUk: 0 } } } });

  await screen.findByText(/We have no flights from the UK to Hobart at the moment/);
  expect(screen.queryByRole('link', { name: 'Fly to Hobart' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask us for a quote' }).getAttribute('href')).toBe(
    '/contact',
  );
});

test('a place whose flights of tomorrow are none links to the contact page', async () => {
  const GuideFlights: Answer = {
    data: { first: page(), second: page(), third: page() },
  };
  open({ GuideFlights });

  await screen.findByText(/No flights from the UK are offered there/);
});

test('a skeleton is shown while the place is loading, and a failure can be retried', async () => {
  const page = open({ GuidePlace: 'broken' });
  screen.getByText('Loading the place');
  await screen.findByText('The place could not be loaded.');

  Object.assign(page.answers, answers());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('heading', { level: 1, name: 'Hobart' });
});
