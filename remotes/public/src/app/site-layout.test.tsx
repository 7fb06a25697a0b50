import { jest } from '@jest/globals';
import { MockedProvider, type MockedProviderProps } from '@apollo/client/testing/react';
import { weekdays } from '@larkfare/london-dates';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { forgetReports } from '../error-report/use-report-problem.ts';
import { SiteTextsDocument } from '../features/site-layout/site-texts.generated.ts';
import { TicketsMenuDocument } from '../features/navigation/tickets-menu.generated.ts';
import { SiteFooter, SiteHeader } from './site-layout.tsx';

type Mocks = NonNullable<MockedProviderProps['mocks']>;

const days = weekdays.map((day) => ({
  __typename: 'OpeningDay',
  day,
  opens: '00:00',
  closes: '00:00',
}));
const answer: Mocks[number] = {
  request: { query: SiteTextsDocument },
  result: {
    data: {
      siteInformation: {
        __typename: 'SiteInformation',
        brand: {
          __typename: 'Brand',
          name: 'Skylark Travel',
          tagline: 'Find your flight.',
          footerText: 'Flights from across the UK.',
        },
        contactPhone: '020 7946 0321',
        contactEmail: 'hello@larkfare.example',
        contactWhatsApp: '07700 900321',
        addressText: '14 Skylark Yard',
        mapLink: null,
        openingHours: { __typename: 'OpeningHours', days, closedOn: [] },
      },
    },
  },
};
const tickets: Mocks[number] = {
  request: { query: TicketsMenuDocument },
  result: { data: { regions: [], popularLocations: [] } },
};
const failure: Mocks[number] = {
  request: { query: SiteTextsDocument },
  error: new Error('The content service is unavailable'),
};

const visited: string[] = [];
function Visited() {
  visited.push(useLocation().pathname);
  return <h1>The page</h1>;
}

beforeEach(() => {
  installBrowserParts();
  localStorage.clear();
  forgetReports();
  visited.length = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const footer = () => within(screen.getByRole('contentinfo'));
const bar = () => within(screen.getByRole('banner'));

async function renderSite(mocks: Mocks) {
  const shell = fakeShell();
  const page = render(
    <MockedProvider mocks={mocks} mockLinkDefaultOptions={{ delay: 10 }}>
      <InFakeShell shell={shell}>
        <MemoryRouter initialEntries={['/home']}>
          <SiteHeader />
          <Visited />
          <SiteFooter />
        </MemoryRouter>
      </InFakeShell>
    </MockedProvider>,
  );
  await passMs(100);
  return { shell, page };
}

test('the number shows whether the office is open', async () => {
  await renderSite([answer]);
  jest.useRealTimers();

  await bar().findByText('Open now');
});

test('brand, phone and contact details are the administrator’s (§2)', async () => {
  await renderSite([answer]);

  expect(bar().getByRole('link', { name: 'Skylark Travel' })).toHaveProperty('pathname', '/home');
  expect(bar().getByRole('link', { name: /^Call us on 020 7946 0321/ })).toHaveProperty(
    'href',
    'tel:02079460321',
  );
  expect(footer().getByText('Flights from across the UK.')).toBeTruthy();
  expect(footer().getByRole('link', { name: 'Email: hello@larkfare.example' })).toHaveProperty(
    'href',
    'mailto:hello@larkfare.example',
  );
  expect(footer().getByRole('link', { name: 'WhatsApp: 07700 900321' })).toHaveProperty(
    'href',
    'https://wa.me/447700900321',
  );
  expect(footer().getByText('14 Skylark Yard')).toBeTruthy();
  expect(footer().getByText('© 2026 Skylark Travel')).toBeTruthy();
});

test('the footer names the cards that are taken and leads to privacy and terms', async () => {
  await renderSite([answer]);

  for (const card of ['Visa', 'MasterCard', 'American Express'])
    expect(footer().getByRole('img', { name: card })).toBeTruthy();
  expect(footer().getByRole('link', { name: 'Privacy policy' })).toHaveProperty(
    'pathname',
    '/privacy',
  );
  expect(footer().getByRole('link', { name: 'Terms and conditions' })).toHaveProperty(
    'pathname',
    '/terms',
  );
});

test('a footer that cannot be read is reported to the global error handler once, and again only after it could be read (§8)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const first = await renderSite([failure]);
  await passMs(60_000);
  expect(first.shell.recorded.globalErrors).toEqual(['Error fetching footer information']);
  first.page.unmount();

  const second = await renderSite([failure, answer]);
  expect(second.shell.recorded.globalErrors).toEqual([]);
  expect(footer().getByText('Our contact details could not be loaded.')).toBeTruthy();
  fireEvent.click(footer().getByRole('button', { name: 'Try again' }));
  await passMs(100);
  second.page.unmount();

  const third = await renderSite([failure]);
  expect(third.shell.recorded.globalErrors).toEqual(['Error fetching footer information']);
});

test('a footer that cannot be read shows what was last known', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page } = await renderSite([answer]);
  page.unmount();

  await renderSite([failure]);

  expect(footer().getByText('Flights from across the UK.')).toBeTruthy();
  expect(bar().getByRole('link', { name: /^Call us on 020 7946 0321/ })).toBeTruthy();
});

test('a stored value of another shape is not shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('lastKnownSite', '{"brand":"Old"}');

  await renderSite([failure]);

  expect(footer().getByText('Our contact details could not be loaded.')).toBeTruthy();
});

test('a retry of the footer brings it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderSite([failure, answer]);

  fireEvent.click(footer().getByRole('button', { name: 'Try again' }));
  await passMs(100);

  expect(footer().getByText('Flights from across the UK.')).toBeTruthy();
});

test('a missing phone number is fetched again, and its absence announced (§8)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { shell } = await renderSite([failure, failure]);

  fireEvent.click(bar().getByRole('button', { name: 'Call us' }));
  await passMs(100);

  expect(shell.recorded.errors).toEqual(['Failed to retrieve phone number.']);
});

test('on a small screen the pages are in a sheet (§2)', async () => {
  await renderSite([answer, tickets]);

  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  await passMs(100);

  const sheet = within(screen.getByRole('dialog', { name: 'Menu' }));
  for (const [page, path] of [
    ['Home', '/home'],
    ['Flights', '/flight'],
    ['Tickets', '/tickets'],
    ['Deals', '/deals'],
    ['Pay later', '/paylater'],
    ['About us', '/about'],
    ['Contact us', '/contact'],
  ] as const)
    expect(sheet.getByRole('link', { name: page })).toHaveProperty('pathname', path);
});
