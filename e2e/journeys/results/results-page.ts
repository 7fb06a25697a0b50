import { expect, type Page } from '@playwright/test';

export const cards = (page: Page) => page.getByRole('article');
export const cardsOf = (page: Page, texts: (string | RegExp)[]) =>
  texts.reduce((found, hasText) => found.filter({ hasText }), cards(page));
export const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

/** Waits until the list is of the filters and order that are chosen. */
export const listFollowed = (page: Page) =>
  expect(page.getByRole('main').locator('[inert], [aria-busy="true"]')).toHaveCount(0);

/** Moves the trip to another month. */
export const changeMonth = (page: Page) =>
  page
    .getByRole('region', { name: 'Lowest price by month' })
    .locator('button[aria-pressed="false"]:enabled')
    .last()
    .click();

/** In pence, as the cards are in order; not those struck through. */
export const finalPrices = (page: Page) =>
  cards(page)
    .locator('data')
    .evaluateAll((all) =>
      all
        .filter((price) => !price.closest('s'))
        .map((price) => Number(price.getAttribute('value'))),
    );
