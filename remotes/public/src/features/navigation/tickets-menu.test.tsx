import { jest } from '@jest/globals';
import { MockedProvider, type MockedProviderProps } from '@apollo/client/testing/react';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { TicketsMenuDocument } from './tickets-menu.generated.ts';
import { TicketsMenu } from './tickets-menu.tsx';

const answer = {
  regions: [{ __typename: 'Region' as const, id: 'africa', name: 'Africa' }],
  popularLocations: [
    {
      __typename: 'Location' as const,
      id: 'dubai',
      name: 'Dubai',
      image: null,
      firstAirport: { __typename: 'Airport' as const, id: 'dxb' },
    },
    {
      __typename: 'Location' as const,
      id: 'tobago',
      name: 'Tobago',
      image: null,
      firstAirport: null,
    },
  ],
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const passMs = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const trigger = () => screen.getByRole('button', { name: 'Tickets' });

type Mock = NonNullable<MockedProviderProps['mocks']>[number];
const menuRequest = { query: TicketsMenuDocument };
const good: Mock = { request: menuRequest, result: { data: answer } };

function renderMenu(mock: Mock = good) {
  const shell = fakeShell();
  render(
    <MockedProvider mocks={[mock]}>
      <InFakeShell shell={shell}>
        <MemoryRouter>
          <TicketsMenu />
          <button>Elsewhere</button>
        </MemoryRouter>
      </InFakeShell>
    </MockedProvider>,
  );
  return shell;
}

async function renderOpenMenu(mock?: Mock) {
  const shell = renderMenu(mock);
  fireEvent.click(trigger());
  await passMs(50);
  return shell;
}

test.each<[string, Mock]>([
  [
    'Error fetching data',
    { request: menuRequest, error: new Error('The catalogue is unavailable') },
  ],
  [
    'Invalid response format.',
    { request: menuRequest, result: { data: { ...answer, regions: null } } as Mock['result'] },
  ],
])('regions that cannot be had are a failure of the whole page: %s (§8)', async (message, mock) => {
  const shell = await renderOpenMenu(mock);

  expect(shell.recorded.globalErrors).toEqual([message]);
});

test('the tickets menu offers regions and popular destinations', async () => {
  await renderOpenMenu();

  expect(screen.getByRole('link', { name: 'Africa' })).toHaveProperty(
    'pathname',
    '/countries/africa',
  );
  expect(screen.getByRole('link', { name: 'Dubai' }).getAttribute('href')).toBe(
    '/search?to=Dubai&to_id=dxb',
  );
});

test('a popular destination without an airport leads to an open search (§2)', async () => {
  await renderOpenMenu();

  expect(screen.getByRole('link', { name: 'Tobago' }).getAttribute('href')).toBe('/search');
});

test('a closed menu stays on the page for 600 ms, out of reach, and is then gone (§4)', async () => {
  await renderOpenMenu();

  fireEvent.click(trigger());
  await passMs(599);
  const panel = document.getElementById(trigger().getAttribute('aria-controls') ?? '');
  expect(panel?.hasAttribute('inert')).toBe(true);
  expect(trigger().getAttribute('aria-expanded')).toBe('false');

  await passMs(1);
  expect(screen.queryByText('Africa')).toBeNull();
});

test('a menu opened again within 600 ms stays the same', async () => {
  await renderOpenMenu();
  const link = screen.getByRole('link', { name: 'Africa' });

  fireEvent.click(trigger());
  await passMs(400);
  fireEvent.click(trigger());
  await passMs(1000);

  expect(screen.getByRole('link', { name: 'Africa' })).toBe(link);
});

test('the 600 ms count from the last closing', async () => {
  await renderOpenMenu();

  fireEvent.click(trigger());
  await passMs(400);
  fireEvent.click(trigger());
  fireEvent.click(trigger());
  await passMs(599);

  expect(screen.queryByText('Africa')).toBeTruthy();
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  await renderOpenMenu();
  screen.getByRole('link', { name: 'Africa' }).focus();

  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });

  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger());
});

test('a press or the focus elsewhere closes the menu', async () => {
  await renderOpenMenu();

  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(trigger().getAttribute('aria-expanded')).toBe('false');

  fireEvent.click(trigger());
  screen.getByRole('link', { name: 'Africa' }).focus();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
});
