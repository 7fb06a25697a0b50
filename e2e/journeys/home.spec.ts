import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const searchPopUp = (page: Page) => page.getByRole('dialog', { name: 'Search flights' });
const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const tiles = (page: Page) =>
  page.getByRole('list', { name: 'popular destinations' }).getByRole('listitem');

const isAlive = (page: Page) => expect(page.locator('[data-moving="true"]').first()).toBeAttached();

/** The home page once its code runs, its time standing still from the start. */
async function openHomeInStoppedTime(page: Page) {
  await page.clock.install();
  await page.goto('/error'); // Time can only be stopped on a page.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/home');
  await isAlive(page);
}

test('its HTML with all data and styles is at most 25 kB compressed for all but its first visitors', async ({
  request,
}) => {
  const headers = { 'accept-encoding': 'br' };

  await expect
    .poll(async () => {
      const sent = (await request.get('/home', { headers })).headers();
      return sent['content-encoding'] === 'br' ? Number(sent['content-length']) : NaN;
    })
    .toBeLessThanOrEqual(25_000);
});

test.describe('the search pop-up', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('opens automatically 3.5 seconds after the page is there, once a session (§2, §4, §9)', async ({
    page,
  }) => {
    await openHomeInStoppedTime(page);

    await page.clock.runFor(3300);
    await expect(searchPopUp(page)).toHaveCount(0);
    await page.clock.runFor(250);
    await expect(searchPopUp(page)).toBeVisible();

    await page.clock.runFor(1000);
    await searchPopUp(page).getByRole('button', { name: 'Close' }).click();
    await page.clock.runFor(299);
    await expect(searchPopUp(page)).toBeVisible(); // It is seen leaving for 300 ms.
    await page.clock.runFor(50);
    await expect(searchPopUp(page)).toHaveCount(0);

    await page.goto('/home');
    await isAlive(page);
    await page.clock.runFor(10_000);
    await expect(searchPopUp(page)).toHaveCount(0);
  });

  test('leaves a reader where they are when it closes', async ({ page }) => {
    await openHomeInStoppedTime(page);
    await page.clock.runFor(3550);
    await expect(searchPopUp(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1500));

    await page.keyboard.press('Escape');
    await page.clock.runFor(400);

    await expect(searchPopUp(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(1500);
  });

  test('opens for a visitor who left another page far down, and gives the focus back without scrolling', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await page.goto('/privacy');
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(scrolled).toBe(1500);
    await page.locator('a[href="/home"]').first().dispatchEvent('click');

    await expect(searchPopUp(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 800));
    await page.keyboard.press('Escape');

    await expect(searchPopUp(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrolled()).toBe(800);
  });

  test('stays closed once the visitor has scrolled', async ({ page }) => {
    await openHomeInStoppedTime(page);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

    await page.clock.runFor(10_000);

    await expect(searchPopUp(page)).toHaveCount(0);
  });

  test('stays closed while the visitor is busy elsewhere, and opens on request (§2)', async ({
    page,
  }) => {
    await openHomeInStoppedTime(page);
    await mainNavigation(page).getByRole('button', { name: 'Tickets' }).click();
    const region = mainNavigation(page).getByRole('link', { name: 'Europe' });
    await region.focus();

    await page.clock.runFor(10_000);

    await expect(searchPopUp(page)).toHaveCount(0);
    await expect(region).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search Flights', exact: true }).click();
    await expect(searchPopUp(page)).toBeVisible();
  });
});

test.describe('the moving strips', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('destinations move 1 pixel a frame and airlines half a pixel (§2, §9)', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1300 }); // Both are in sight.
    await openHomeInStoppedTime(page);
    await expect(page.locator('[data-moving="true"]')).toHaveCount(2);
    const place = (name: string) =>
      page.getByRole('list', { name }).evaluate((list) => list.getBoundingClientRect().x);
    await page.clock.runFor(100); // The first frame has nothing to measure from.
    const before = {
      destinations: await place('popular destinations'),
      airlines: await place('airlines'),
    };

    await page.clock.runFor(1000);

    const after = {
      destinations: await place('popular destinations'),
      airlines: await place('airlines'),
    };
    expect(Math.abs(after.destinations - before.destinations)).toBeGreaterThan(55);
    expect(Math.abs(after.destinations - before.destinations)).toBeLessThan(65);
    expect(Math.abs(after.airlines - before.airlines)).toBeGreaterThan(26);
    expect(Math.abs(after.airlines - before.airlines)).toBeLessThan(34);
  });

  for (const { width, tile, isColumn } of [
    { width: 1280, tile: { width: 210, height: 315 }, isColumn: false },
    { width: 1000, tile: { width: 210, height: 315 }, isColumn: true },
    { width: 800, tile: { width: 145, height: 217.5 }, isColumn: false },
  ])
    test(`at ${width} px destination tiles are ${tile.width} by ${tile.height} px, 20 px apart, in a ${isColumn ? 'column' : 'row'}; airline tiles are 160 px wide (§9)`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes'));
      await page.goto('/home');
      const boxes = (list: string, part: string) =>
        page
          .getByRole('list', { name: list })
          .locator(part)
          .evaluateAll((all) =>
            all.slice(0, 2).map((each) => {
              const { x, y, width, height } = each.getBoundingClientRect();
              return { x, y, width, height };
            }),
          );

      await expect(async () => {
        const [first, second] = await boxes('popular destinations', 'button');
        if (!first || !second) throw new Error('There are fewer than two popular destinations.');
        expect({ width: first.width, height: first.height }).toEqual(tile);
        expect(second.x - first.x).toBe(isColumn ? 0 : tile.width + 20);
        expect(second.y - first.y).toBe(isColumn ? tile.height + 20 : 0);
      }).toPass();
      const [airline] = await boxes('airlines', 'a');
      expect(airline?.width).toBe(160);
    });
});

test.describe('with everything standing still', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => sessionStorage.setItem('searchPopUpShown', 'yes')),
  );

  test('a destination shows more when it is opened and flies to its first airport; back and forward work (§2)', async ({
    page,
    request,
  }) => {
    await page.goto('/home');
    const [first] = (await (await request.get('/api/location/popular')).json()) as {
      _id: string;
      name: string;
      description: string;
    }[];
    const { firstAirportId } = await (
      await request.get(`/api/location/firstairport/${first?._id}`)
    ).json();
    const tile = tiles(page).filter({ hasText: first?.name });

    await expect(tile.getByRole('link')).toHaveCount(0);
    await tile.getByRole('button').click();
    await expect(tile.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(tile).toContainText(first?.description ?? 'a description');
    await tile.getByRole('link', { name: `Fly to ${first?.name}` }).click();

    await expect(page).toHaveURL((url) => url.pathname === '/search');
    expect(new URL(page.url()).searchParams.get('to_id')).toBe(firstAirportId);
    const results = page.getByRole('heading', {
      level: 1,
      name: new RegExp(`^Flights from .+ to ${first?.name}$`),
    });
    await expect(results).toBeFocused();

    await page.goBack();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible();
    await page.goForward();
    await expect(results).toBeVisible();
  });

  test('the tickets menu leads to regions and popular destinations, and leaves 600 ms after it is closed (§2, §4, §9)', async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await page.goto('/home');
    const [region] = await (await request.get('/api/region')).json();
    const tickets = mainNavigation(page).getByRole('button', { name: 'Tickets' });
    const panel = mainNavigation(page).locator('[data-open]');

    await tickets.click();
    const regions = panel.getByRole('region', { name: 'Regions' });
    await expect(regions.getByRole('link', { name: region.name })).toHaveAttribute(
      'href',
      `/countries/${region._id}`,
    );
    const popular = panel.getByRole('region', { name: 'Popular Destinations' }).getByRole('link');
    await expect(popular.first()).toHaveAttribute('href', /^\/search\?to=.+&to_id=[0-9a-f-]{36}$/);

    await page.clock.pauseAt(Date.now() + 60_000);
    await tickets.click();
    await expect(panel).toHaveAttribute('data-open', 'false');
    await page.clock.runFor(550);
    await expect(panel).toHaveCount(1);
    await page.clock.runFor(60);
    await expect(panel).toHaveCount(0);
    await page.clock.resume();

    await tickets.click();
    await regions.getByRole('link', { name: region.name }).click();
    await expect(page).toHaveURL(`/countries/${region._id}`);
  });

  test('the footer names the cards that are taken, the ways to reach us and the quick links (§1, §2)', async ({
    page,
    request,
  }) => {
    await page.goto('/home');
    const contact = await (await request.get('/api/siteinfo/public/contact')).json();
    const footer = page.getByRole('contentinfo');

    for (const card of ['Visa', 'MasterCard', 'American Express'])
      await expect(footer.getByRole('img', { name: card })).toBeVisible();
    await expect(footer.getByText(contact.contactPhone)).toBeVisible();
    await expect(footer.getByText(contact.contactEmail)).toBeVisible();
    for (const path of ['/about', '/paylater', '/contact', '/privacy', '/terms'])
      await expect(footer.locator(`a[href="${path}"]`).first()).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: `Call us on ${contact.contactPhone}` }),
    ).toHaveAttribute('href', /^tel:\+?\d+$/);
  });

  test('the skip link is the first stop and leads past the navigation', async ({ page }) => {
    await page.goto('/home');

    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('the four claims, the questions and the airlines are there to be read (§1, §2)', async ({
    page,
  }) => {
    await page.goto('/home');

    const claims = page.getByRole('region', { name: /^Why choose/ });
    await expect(claims.getByRole('listitem')).toHaveCount(4);
    await expect(claims).toContainText('6 installments');
    await expect(claims).toContainText('24/7');

    const questions = page
      .getByRole('region', { name: 'Frequently asked questions' })
      .locator('details');
    await questions.nth(1).locator('summary').click();
    for (const place of [0, 1]) await expect(questions.nth(place)).toHaveAttribute('open');

    const airline = page.getByRole('list', { name: 'airlines' }).getByRole('link').first();
    await expect(airline).toHaveAttribute('href', /^\/flight\/[0-9a-f-]{36}$/);
  });
});
