import { type Browser, type Page } from 'playwright-core';
import { exampleAddress, type Sight, type Visit } from './mount.rules.ts';
import { type Mountable, origin, type ShellPage } from './throw-away-page.ts';
import { throwAwaySite } from './throw-away-site.ts';

export interface VisitOptions {
  browser: Browser;
  site: string;
  shell: ShellPage;
  candidate: Mountable;
  /** Sent with what is asked of the site's graph. */
  cookie: string;
  /** What has to stand inside the boundary. */
  awaited: 'h1' | '*';
  withinMs: number;
}

const violation = 'stopped by the security policy: ';

/** Opens one screen in a context of its own, as a visitor who has never been here would. */
export async function visit(
  { path, isApiDown }: Visit,
  { browser, site, shell, candidate, cookie, awaited, withinMs }: VisitOptions,
): Promise<Sight> {
  const until = Date.now() + withinMs;
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const heard = hear(page);
    const answers = throwAwaySite({ site, shell, candidate, cookie, isApiDown });
    await context.route('**/*', answers.handle);
    await context.routeWebSocket('**/*', (socket) => {
      answers.strayLoads.push(socket.url());
      void socket.close();
    });
    await page.addInitScript(tellViolations, violation);

    const boundary = `[data-boundary="${candidate.manifest.name}"]`;
    const drawn = `${boundary}${awaited === '*' ? '' : ` ${awaited}`}`;
    const look = async (): Promise<Pick<Sight, 'hasHeading' | 'heading' | 'globals'>> => {
      await page.goto(origin + exampleAddress(path), { waitUntil: 'commit' });
      await page.waitForSelector(drawn, { state: 'attached', timeout: withinMs });
      await quiet(page, answers.isQuiet);
      return page.evaluate(sight, drawn);
    };
    const seen =
      (await within(until, look())) ??
      // Not drawn in time: what does the page say instead? A page that hangs says nothing.
      (await within(Date.now() + 500, page.evaluate(sight, drawn)));
    return {
      ...(seen ?? { hasHeading: false, heading: '', globals: [] }),
      ...heard,
      strayLoads: [...answers.strayLoads, ...heard.violations],
    };
  } finally {
    // A page that hangs would not close before the browser does; nobody waits for it.
    void context.close().catch(() => undefined);
  }
}

/** The answer, or undefined when it came to nothing or takes too long: a hanging page never answers. */
async function within<Answer>(until: number, asked: Promise<Answer>): Promise<Answer | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, Math.max(0, until - Date.now()), undefined);
  try {
    return await Promise.race([asked.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Two pictures drawn without a request on its way: what an answer makes of the page is drawn by then. */
async function quiet(page: Page, isQuiet: () => boolean): Promise<void> {
  for (let pictures = 0; pictures < 2; pictures = isQuiet() ? pictures + 1 : 0)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
}

function hear(page: Page) {
  const uncaught: string[] = [];
  const complaints: string[] = [];
  const violations: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(firstLine(message)));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(violation)) violations.push(text.slice(violation.length));
    else if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      complaints.push(firstLine(text));
  });
  return { uncaught, complaints, violations };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 300);

// The two functions below run inside the page.

function tellViolations(prefix: string) {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    console.debug(`${prefix}${blockedURI} (${effectiveDirective})`),
  );
}

function sight(drawn: string) {
  return {
    hasHeading: document.querySelector(drawn) !== null,
    heading: document.querySelector('h1')?.textContent?.slice(0, 200) ?? '',
    globals: Object.getOwnPropertyNames(window),
  };
}
