import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answer } from '../../testing/render-page.tsx';
import { Component as DashboardPage } from './dashboard-page.tsx';

const month = (year: number, number: number, bookingsCreated: number, peopleDeparting: number) => ({
  __typename: 'BookingMonth',
  year,
  month: number,
  bookingsCreated,
  peopleDeparting,
});
const analytics = {
  __typename: 'BookingAnalytics',
  totalBookings: 1284,
  upcomingWeek: 37,
  upcomingWeekFilter: {
    __typename: 'UpcomingWeekFilter',
    departureFrom: '2026-11-26',
    departureTo: '2026-12-02',
    states: ['pending', 'inProgress'],
  },
  byState: [
    { __typename: 'StateCount', state: 'pending', bookings: 214 },
    { __typename: 'StateCount', state: 'confirmed', bookings: 1069 },
    { __typename: 'StateCount', state: 'cancelled', bookings: 1 },
  ],
  topFlights: [
    {
      __typename: 'TopFlight',
      flightId: 'f1',
      airline: 'Emirates',
      departure: 'Manchester (MAN)',
      arrival: 'Dubai (DXB)',
      bookings: 48,
    },
  ],
  lastTwelveMonths: [month(2026, 10, 5, 9), month(2026, 11, 7, 12)],
  allTime: [month(2026, 9, 1, 2), month(2026, 10, 5, 9), month(2026, 11, 7, 12)],
};
const answered = (changes: Partial<typeof analytics> = {}): Answer => ({
  data: { bookingAnalytics: { ...analytics, ...changes } },
});
const setup = (answer: Answer, drafts: Answer = 'pending') =>
  renderPage(<DashboardPage />, {
    BookingAnalytics: answer,
    DraftSiteKeys: drafts,
  });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('the cards count all bookings, those of the coming week and those of two states (§2)', async () => {
  setup(answered());

  const figures = within(await screen.findByRole('list', { name: 'Figures' }));
  expect(figures.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
    'Total Bookings1,284',
    'Upcoming 7-Day Bookings37departing, not cancelled',
    'Pending214waiting for an answer',
    'Confirmed1,069',
  ]);
  expect(figures.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/bookings',
    '/admin/bookings?state=pending&state=in-progress&departureFrom=2026-11-26&departureTo=2026-12-02',
    '/admin/bookings?state=pending',
    '/admin/bookings?state=confirmed',
  ]);
});

test('the pie shows the name and count of each state, and its table all of them (§2)', async () => {
  setup(answered());

  const pie = await screen.findByRole('img', { name: 'Bookings by State' });
  expect(Array.from(pie.querySelectorAll('text'), (words) => words.textContent)).toEqual([
    'Pending: 214',
    'Confirmed: 1,069',
    'Cancelled: 1',
  ]);
  const table = panel('Bookings by State').getByRole('table');
  expect(rowsOf(table)).toEqual([
    ['State', 'Bookings', 'Share'],
    ['Pending', '214', '17%'],
    ['Confirmed', '1,069', '83%'],
    ['Cancelled', '1', '<1%'],
  ]);
  expect(pie.getAttribute('aria-describedby')).toBe(table.id);
});

test('the top flights are in a table, each with the way to the flight (§2)', async () => {
  setup(answered());

  await screen.findByRole('region', { name: 'Top 3 Flights' });
  expect(rowsOf(panel('Top 3 Flights').getByRole('table'))).toEqual([
    ['Airline', 'Departure', 'Arrival', 'Bookings'],
    ['Emirates', 'Manchester (MAN)', 'Dubai (DXB)', '48'],
  ]);
  expect(screen.getByRole('link', { name: 'Emirates' }).getAttribute('href')).toBe(
    '/admin/flight/f1',
  );
});

test('each line chart has its series and its table, the latest month first', async () => {
  setup(answered());

  const twelve = 'Bookings and Departures (Last 12 Months)';
  await screen.findByRole('img', { name: twelve });
  expect(rowsOf(panel(twelve).getByRole('table'))).toEqual([
    ['Month', 'Bookings Created', 'People Departing'],
    ['Nov 2026', '7', '12'],
    ['Oct 2026', '5', '9'],
  ]);
  screen.getByRole('img', { name: 'Departures (All Time)' });
  expect(rowsOf(panel('Departures (All Time)').getByRole('table'))).toEqual([
    ['Month', 'People Departing'],
    ['Nov 2026', '12'],
    ['Oct 2026', '9'],
    ['Sep 2026', '2'],
  ]);
});

test('drafts and examples are listed with the way to their editors', async () => {
  setup(answered(), { data: { draftSiteKeys: ['privacyPolicy', 'protectionScheme'] } });

  await screen.findByRole('region', { name: 'Still a draft or an example' });
  const links = panel('Still a draft or an example').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy Policy', '/admin/privacy'],
    ['Protection scheme', '/admin/siteinfo'],
  ]);
});

test('a site without bookings is reported, without an empty circle', async () => {
  setup(answered({ totalBookings: 0, byState: [], topFlights: [], allTime: [] }));

  await screen.findByText('No bookings yet.');
  screen.getByText('No flight has been booked yet.');
  screen.getByText('No data yet.');
  expect(screen.queryByRole('img', { name: 'Bookings by State' })).toBeNull();
});

test('while they load their shapes are there', () => {
  setup('pending');

  screen.getByText('Loading figures');
});

test('a failure is shown, and a retry brings the figures (§5, §6, §8)', async () => {
  const { answers } = setup('broken');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to fetch analytics data',
  );

  answers['BookingAnalytics'] = answered();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('list', { name: 'Figures' });
  expect(screen.queryByRole('alert')).toBeNull();
});
