import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptySearch } from '@larkfare/travellers';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { fixtures } from '../features/home/home-fixtures.ts';
import { searchDraft } from '../features/search-form/search-draft.ts';
import { renderPage } from '@larkfare/remote-contract/testing';
import { Component } from './home-route.tsx';

beforeEach(() => {
  installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });
  searchDraft.forget();
});

const renderHome = async () => {
  renderPage(<Component />, {
    Home: { data: fixtures.home() },
    HomeTexts: { data: { siteInformation: fixtures.texts() } },
  });
  await screen.findByRole('heading', { name: 'Why choose Larkfare?' });
};
const row = () =>
  screen
    .getAllByRole('button', { name: /^(From|To|Dates|Travellers) / })
    .map((part) => part.textContent);

test('the search row shows the trip that was typed before', async () => {
  searchDraft.keep({
    from: 'London',
    to: 'Dubai',
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    adults: 2,
    travelClass: 'first',
    directOnly: true,
    airlines: ['id-emirates', 'id-klm'],
  });

  await renderHome();

  expect(row()).toEqual([
    'From London',
    'To Dubai',
    'Dates 1 Dec to 8 Dec',
    'Travellers · direct only · 2 airlines 2 adults, First',
  ]);
});

test('without a trip the row shows what to choose, and each part opens the form at its field', async () => {
  await renderHome();

  expect(row()).toEqual([
    'From Airport or city',
    'To Airport or city',
    'Dates Choose dates',
    `Travellers ${emptySearch.adults} adult`,
  ]);
  for (const [part, field] of [
    ['From', 'From'],
    ['To', 'To'],
    ['Dates', 'Depart'],
    ['Travellers', 'Adults'],
  ]) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${part} `) }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search flights' }));
    const control = await dialog.findByLabelText(field ?? '');
    await waitFor(() => expect(document.activeElement).toBe(control));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  }
});
