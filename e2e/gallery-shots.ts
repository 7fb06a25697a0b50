import type { Page } from '@playwright/test';
import { addDays, londonToday } from '@larkfare/london-dates';
import { graphql } from './journeys/graphql-traffic.ts';
import { changeMonth } from './journeys/results/results-page.ts';

export interface Shot {
  name: string;
  /** Brings the page into the state that is to be seen. */
  open(page: Page): Promise<void>;
}

const depart = addDays(londonToday(new Date()), 45);
const results = `/search?from=London&to=Dublin&depart=${depart}&ret=${addDays(depart, 7)}`;

const at = (name: string, path: string): Shot => ({
  name,
  open: async (page) => void (await page.goto(path)),
});

/** Every route and its main states. */
export async function shotsOf(url: string): Promise<Shot[]> {
  const firstId = async (path: string): Promise<string> =>
    (await (await fetch(url + path)).json())[0]._id;
  const region = await firstId('/api/region');
  const airline = await firstId('/api/airline/');

  return [
    at('home', '/home'),
    { name: 'home-search', open: openSearch },
    { name: 'home-search-advanced', open: openAdvancedSearch },
    { name: 'home-tile', open: openTile },
    { name: 'menu', open: openMenu },
    at('results', results),
    { name: 'results-loading', open: holdResults },
    { name: 'results-filters', open: openFilters },
    at('results-empty', '/search?from=Nowhere&to=Elsewhere'),
    at('results-unknown-place', '/search?from=London&to=new yrok'),
    { name: 'results-problem', open: failResults },
    { name: 'price-alert', open: openPriceAlert },
    at('price-alert-page', '/price-alert#none'),
    at('explore', '/explore'),
    { name: 'saved', open: openSaved },
    { name: 'booking', open: openBooking },
    { name: 'booking-incomplete', open: sendEmptyBooking },
    { name: 'your-booking', open: openOwnPage },
    at('your-booking-closed', '/your-booking#none'),
    at('tickets', '/tickets'),
    at('deals', '/deals'),
    at('region', `/countries/${region}`),
    at('airlines', '/flight'),
    at('airline', `/flight/${airline}`),
    at('about', '/about'),
    at('pay-later', '/paylater'),
    at('contact', '/contact'),
    { name: 'message', open: openMessage },
    { name: 'quote', open: openQuote },
    at('privacy', '/privacy'),
    at('terms', '/terms'),
    at('error', '/error'),
    at('not-found', '/no-such-page'),
  ];
}

async function openSearch(page: Page) {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Search Flights', exact: true }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'From' }).fill('lond');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
}

async function openAdvancedSearch(page: Page) {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Search Flights', exact: true }).click();
  await page.getByRole('tab', { name: 'Advanced' }).click();
  await page.getByRole('button', { name: 'Search flights', exact: true }).click();
}

async function openTile(page: Page) {
  await page.goto('/home');
  const tiles = page.getByRole('list', { name: 'popular destinations' });
  await tiles.getByRole('button').first().click();
  await tiles.getByRole('link').first().waitFor();
}

async function openMenu(page: Page) {
  await page.goto('/home');
  await page
    .getByRole('button', { name: 'Tickets', exact: true })
    .or(page.getByRole('button', { name: 'Menu', exact: true }))
    .click();
  await page.getByRole('link', { name: 'Europe' }).waitFor();
}

async function holdResults(page: Page) {
  await page.goto(results);
  await page.route(graphql, () => undefined);
  await changeMonth(page);
  await page.getByTestId('flight-placeholder').first().waitFor();
}

async function failResults(page: Page) {
  await page.goto(results);
  await page.route(graphql, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price');
  await page.getByText('Failed to fetch flights').waitFor();
}

async function openFilters(page: Page) {
  await page.goto(results);
  const button = page.getByRole('button', { name: 'Filters' });
  if (await button.isVisible()) await button.click();
  await page.getByRole('checkbox', { name: 'Direct flights only' }).check();
  await page.getByRole('checkbox', { name: 'Maximum price' }).check();
}

async function openSaved(page: Page) {
  await page.goto(results);
  const hearts = page.getByRole('button', { name: 'Save flight' });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await page.goto('/saved');
  await page.getByRole('article').first().waitFor();
}

async function openPriceAlert(page: Page) {
  await page.goto(results);
  await page.getByRole('button', { name: 'Tell me when the price drops' }).click();
  await page.getByRole('button', { name: 'Email me when it drops' }).waitFor();
}

async function openBooking(page: Page) {
  await page.goto(results);
  await page.getByRole('button', { name: 'Book Now' }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function sendEmptyBooking(page: Page) {
  await openBooking(page);
  await page.getByRole('button', { name: 'Request booking' }).click();
}

async function openOwnPage(page: Page) {
  await openBooking(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Quill');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('textbox', { name: 'Contact number' }).fill('07700 900456');
  await page.getByRole('button', { name: 'Request booking' }).click();
  await page.getByRole('region', { name: 'Your trip' }).waitFor();
}

async function openMessage(page: Page) {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
}

async function openQuote(page: Page) {
  await page.goto('/deals');
  await page.getByRole('button', { name: /quote/i }).click();
  await page.getByRole('textbox', { name: 'Name' }).waitFor();
}
