import type { Page } from '@playwright/test';

export const cards = (page: Page) => page.getByRole('article');
export const cardsOf = (page: Page, texts: (string | RegExp)[]) =>
  texts.reduce((found, hasText) => found.filter({ hasText }), cards(page));
export const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });

/** In pence, as the cards are in order; not those struck through. */
export const finalPrices = (page: Page) =>
  cards(page)
    .locator('data')
    .evaluateAll((all) =>
      all
        .filter((price) => !price.closest('s'))
        .map((price) => Number(price.getAttribute('value'))),
    );
