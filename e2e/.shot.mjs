import { launchBrowser } from '/work/main/e2e/browser.ts';
const [, , base, out, ...paths] = process.argv;
const b = await launchBrowser();
for (const w of (process.env.W || '390,1280').split(',').map(Number)) {
  const c = await b.newContext({
    viewport: { width: w, height: w < 500 ? 844 : 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: process.env.DARK ? 'dark' : 'light',
    reducedMotion: process.env.RM ? 'reduce' : 'no-preference',
  });
  for (const p of paths) {
    const page = await c.newPage();
    page.on(
      'console',
      (m) => ['error', 'warning'].includes(m.type()) && console.log(w, p, m.text().slice(0, 300)),
    );
    page.on('pageerror', (e) => console.log(w, p, 'PAGEERROR', String(e).slice(0, 300)));
    await page.goto(base + p);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.screenshot({
      path: `${out}${p.replace(/\W+/g, '_')}_${w}.png`,
      fullPage: !!process.env.FULL,
    });
    await page.close();
  }
  await c.close();
}
await b.close();
