import { toEnGb } from '@larkfare/london-dates';
import { expect, test } from '../site.ts';
import { depart, resultsAddress, ret, today } from '../trips.ts';
import { cards, cardsOf } from './results-page.ts';

test.describe('a card', () => {
  test('airline, both ways with codes and names, durations, dates, stops, prices and Book Now (§2, §9)', async ({
    page,
    request,
  }) => {
    await page.goto(resultsAddress({ from: 'LHR', to: 'DUB' }));
    const query = `type=round-trip&from=LHR&to=DUB&depDateStr=${depart}&arrDateStr=${ret}`;
    const { results } = await (await request.get(`/api/flight/filter?${query}`)).json();

    await expect(cards(page)).toHaveCount(results.length);
    const [offer] = results;
    const card = cards(page).first();
    const outbound = card.getByRole('group', { name: `Outbound ${toEnGb(depart)}` });
    const back = card.getByRole('group', { name: `Return ${toEnGb(ret)}` });
    await expect(outbound).toContainText(/LHR.*Heathrow.*DUB.*Dublin/s);
    await expect(back).toContainText(/DUB.*Dublin.*LHR.*Heathrow/s);
    const minutes = String(offer.toDuration.minutes).padStart(2, '0');
    await expect(outbound).toContainText(`${offer.toDuration.hours}h ${minutes}m`);
    await expect(outbound).toContainText(
      offer.stops === 0 ? 'direct flight' : `${offer.stops} stop`,
    );
    await expect(card).toContainText(
      offer.finalPrice.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' }),
    );
    await expect(card.getByRole('button', { name: 'Book Now' })).toBeVisible();
    await expect(page.getByText(`Prices as of ${toEnGb(today)}`)).toBeVisible();
  });

  test('stops are a direct flight, 1 stop or 2 stops (§4)', async ({ page, sql }) => {
    for (const [stops, words] of [
      [0, 'direct flight'],
      [1, '1 stop'],
      [2, '2 stops'],
    ] as const) {
      const [route] = await sql<{ from: string; to: string }>(
        `SELECT f.code AS "from", t.code AS "to" FROM catalogue.flights fl
         JOIN catalogue.airports f ON f.id = departure_airport_id JOIN catalogue.airports t ON t.id = arrival_airport_id
         WHERE stops = $1 ORDER BY f.code, t.code LIMIT 1`,
        [stops],
      );
      if (!route) continue; // The demonstration need not have flights with two stops.
      await page.goto(resultsAddress({ ...route, tripType: 'one-way' }));
      await expect(cards(page).getByText(words, { exact: true }).first()).toBeVisible();
    }
  });

  test('a saving strikes the original price through and is named; exactly one flight is recommended (§2, §9)', async ({
    page,
    request,
  }) => {
    const query = `type=round-trip&from=London&depDateStr=${depart}&arrDateStr=${ret}`;
    const { results } = await (await request.get(`/api/flight/filter?${query}`)).json();
    const place = results.findIndex(({ discount }: { discount: number }) => discount > 0);
    expect(place, 'a discounted flight on the first page').toBeGreaterThanOrEqual(0);
    const { originalPrice, discount, finalPrice } = results[place];
    const pounds = (amount: number) =>
      amount.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
    expect(originalPrice).toBeCloseTo(finalPrice + discount, 2);

    await page.goto(resultsAddress({ from: 'London' }));

    const card = cards(page).nth(place);
    await expect(card.locator('s')).toHaveText(`was ${pounds(originalPrice)}`);
    await expect(card.getByText(`Save ${pounds(discount)}`)).toBeVisible();
    await expect(card).toContainText(pounds(finalPrice));
    await expect(cardsOf(page, ['Recommended'])).toHaveCount(1);
    await expect(cards(page).first()).toContainText('Recommended');
  });

  for (const { width, height, tallest, whole } of [
    { width: 1280, height: 900, tallest: 150, whole: 4 },
    { width: 390, height: 844, tallest: 240, whole: 2 },
  ])
    test(`a round trip fits in ${tallest} pixels at ${width}, ${whole} of them in the first screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(resultsAddress({ from: 'London', to: 'Dubai', adults: '2' }));
      await expect(cards(page).getByText('Recommended')).toBeVisible();

      const boxes = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().toJSON()),
      );

      expect(Math.max(...boxes.map((box) => box.height))).toBeLessThanOrEqual(tallest);
      expect(boxes.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(whole);
    });
});
