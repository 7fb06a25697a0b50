import type { Page } from '@playwright/test';
import { testOnIsolatedSite } from './isolated-site.ts';
import { expect } from './office.ts';

interface XssFixtures {
  /** Effects of payloads on a page. */
  wrong: string[];
  /** Opens a page and everything on it that opens, and looks for markup that a payload could have become. */
  look: (path: string, more?: { isSandboxed: boolean }) => Promise<void>;
}

/** Journeys through pages that show payloads. At the end nothing is `wrong` and no page has logged an error. */
export const testWithPayloads = testOnIsolatedSite({
  DEMO_DATA: 'none',
  TRUSTED_PROXIES: '1',
}).extend<XssFixtures>({
  actionTimeout: 15_000,
  wrong: async ({ context, page, isolatedSite }, use) => {
    const wrong: string[] = [];
    page.on('dialog', (dialog) => {
      wrong.push(`${page.url()}: a dialog says ${dialog.message()}`);
      void dialog.dismiss();
    });
    await context.exposeBinding('__ran', (_, what: string) => {
      wrong.push(`${page.url()}: ${what}`);
    });
    await context.addInitScript(() => {
      const { __ran } = window as unknown as { __ran: (what: string) => void };
      Object.defineProperty(window, '__xss', { set: () => __ran('a payload ran') });
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        __ran(`${violatedDirective} was violated by ${blockedURI}`),
      );
      if (window === window.top) sessionStorage.setItem('searchPopUpShown', 'yes');
    });
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      // An address such as `data:` is part of the page and requests nothing.
      if (protocol.startsWith('http') && origin !== new URL(isolatedSite.url).origin)
        wrong.push(`${page.url()}: requested ${request.url()}`);
    });
    await use(wrong);
  },
  look: async ({ page, wrong, consoleErrors }, use) => {
    await use(async (path, { isSandboxed } = { isSandboxed: false }) => {
      await page.goto(path);
      const screen = isSandboxed ? page.frameLocator('[data-boundary] iframe') : page;
      await expect(screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await openAll(page);
      wrong.push(...(await liveMarkup(page)).map((what) => `${path}: ${what}`));
    });
    expect(wrong).toEqual([]);
    // A page or record that does not exist is 404, which the browser logs.
    expect(consoleErrors.filter((error) => !/status of 404/.test(error))).toEqual([]);
    consoleErrors.length = 0;
  },
});

const openAll = (page: Page) =>
  page.evaluate(() => {
    document
      .querySelectorAll<HTMLElement>('main button[aria-expanded="false"]:not([aria-haspopup])')
      .forEach((each) => each.click());
    document.querySelectorAll('details').forEach((each) => (each.open = true));
  });

/** Attributes that run code, and elements that none of our pages has. */
const liveMarkup = (page: Page) =>
  page.evaluate(() => {
    const bad = /^[\s\u0000-\u001f]*(javascript|vbscript|data:text)/i;
    const addresses = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'];
    const unexpected =
      'base, object, embed, marquee, math, plaintext, xmp, meta[http-equiv="refresh"]';
    return [...document.querySelectorAll('*')].flatMap((element) => [
      ...(element.matches(unexpected) ? [`<${element.localName}>`] : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            name.startsWith('on') || (addresses.includes(name) && bad.test(value)),
        )
        .map(({ name, value }) => `<${element.localName} ${name}="${value.slice(0, 60)}">`),
    ]);
  });
