import { expect, expectGoodAtEveryWidth, test } from './office.ts';

test('the figures are those of the database, and everything can be read at every width (§2)', async ({
  office,
  sql,
}) => {
  await office.goto('/admin/dashboard');
  await expect(office.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // Other journeys book meanwhile: what is read and what is counted must come from the same moment.
  await expect(async () => {
    const [counted] = await sql<{ all: number; pending: number }>(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE state = 'pending')::int AS pending
         FROM bookings.bookings`,
    );
    await office.getByRole('button', { name: 'Refresh' }).click();
    const card = (name: string) =>
      office.getByRole('list', { name: 'Figures' }).getByRole('listitem').filter({ hasText: name });
    await expect(card('Total Bookings')).toContainText(written(counted?.all));
    await expect(card('Pending')).toContainText(written(counted?.pending));
  }).toPass();

  for (const chart of [
    'Bookings by State',
    'Bookings and Departures (Last 12 Months)',
    'Departures (All Time)',
  ]) {
    const image = office.getByRole('img', { name: chart });
    const table = office.locator(`[id="${await image.getAttribute('aria-describedby')}"]`);
    await expect(table, `the table of ${chart}`).toBeVisible();
  }
  await expect(office.getByRole('table', { name: 'Top 3 Flights' }).getByRole('row')).toHaveCount(
    4,
  );
  await expectGoodAtEveryWidth(office);
  await office.emulateMedia({ colorScheme: 'dark' });
  await expectGoodAtEveryWidth(office);
});

test('a top flight leads to the flight, a figure to its bookings', async ({ office }) => {
  await office.goto('/admin/dashboard');

  await office.getByRole('table', { name: 'Top 3 Flights' }).getByRole('link').first().click();
  await expect(office).toHaveURL(/\/admin\/flight\/[\w-]+$/);

  await office.goBack();
  await office.getByRole('link', { name: 'Confirmed' }).click();
  await expect(office).toHaveURL(/\/admin\/bookings\?state=confirmed$/);
});

test('without the services it shows a problem, and a retry brings the figures', async ({
  office,
  consoleErrors,
}) => {
  await office.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName !== 'BookingAnalytics')
      return route.fallback();
    return route.fulfill({ json: { errors: [{ message: 'Something went wrong.' }] } });
  });
  await office.goto('/admin/dashboard');
  await expect(office.getByText('Failed to fetch analytics data')).toBeVisible();

  await office.unroute('**/graphql');
  await office.getByRole('button', { name: 'Try again' }).click();

  await expect(office.getByText('Total Bookings')).toBeVisible();
  consoleErrors.length = 0;
});

const written = (count = 0) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
