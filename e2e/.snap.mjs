import { launchBrowser } from '/work/main/e2e/browser.ts';
const base = 'http://localhost:3300';
const b = await launchBrowser();
const page = await (
  await b.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' })
).newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', String(e).slice(0, 300)));
page.on(
  'console',
  (m) =>
    ['error', 'warning'].includes(m.type()) &&
    !m.text().includes('404') &&
    console.log(m.text().slice(0, 300)),
);
await page.goto(base + '/home');
await page.waitForTimeout(1500);
await page.getByRole('button', { name: 'Search Flights' }).click();
await page.waitForTimeout(800);
console.log(await page.getByRole('dialog').ariaSnapshot());
await page.screenshot({ path: '/tmp/shots/dialog.png' });
await page.getByRole('combobox', { name: /from/i }).fill('lond');
await page.waitForTimeout(800);
console.log(await page.getByRole('listbox').first().ariaSnapshot());
await page.screenshot({ path: '/tmp/shots/dialog2.png' });
await page.goto(base + '/search?from=London&to=Dublin&depart=2026-12-21&ret=2026-12-28');
await page.waitForTimeout(1500);
console.log((await page.locator('main').ariaSnapshot()).slice(0, 5000));
await page
  .getByRole('button', { name: /Book Now/ })
  .first()
  .click();
await page.waitForTimeout(800);
console.log(await page.getByRole('dialog').ariaSnapshot());
await page.screenshot({ path: '/tmp/shots/booking.png' });
await b.close();
