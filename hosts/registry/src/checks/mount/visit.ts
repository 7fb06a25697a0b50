import { isSlotName, slots } from '@larkfare/remote-contract/slots';
import { type Browser, type Frame, type Page } from 'playwright-core';
import { slotAddress } from './control-remote.ts';
import { exampleAddress, type Observation, type Visit } from './mount.rules.ts';
import { leaveAndReturn, stay } from './soak-test.ts';
import { type MountCandidate, origin, type TestDocument } from './test-page.ts';
import { testSite } from './test-site.ts';

export interface VisitOptions {
  browser: Browser;
  site: string;
  shell: TestDocument;
  candidate: MountCandidate;
  /** The document of its sandboxed frame, for visits there. */
  frame?: TestDocument | undefined;
  /** Sent with GraphQL requests. */
  cookie: string;
  /** The heading or component that must appear inside the boundary. */
  selector: 'h1' | '*';
  /** How long the shell may take to request the candidate's code. */
  startMs: number;
  /** How long the candidate may take from there. */
  withinMs: number;
  /** How long a screen stays open after it was shown, with a working API. */
  soakMs: number;
}

type Seen = Pick<
  Observation,
  'hasHeading' | 'isHeadingVisible' | 'heading' | 'globals' | 'storedBytes'
>;

const violation = 'blocked by the CSP: ';
/** Why a slot stays empty. */
const slotWarning = /^[\w-]+ does not fill [\w-]+\./;
/** Reports of the shell that the gate cannot observe. */
const shellWarning =
  /^The remote '[\w-]+' (changed|moved|removed|hides|keeps clicks|used|left|reported|threw while|has the route) /;

/**
 * Opens one screen in a fresh browser context, as a first-time visitor.
 * @returns undefined if the shell did not start in time, so the candidate cannot be judged
 */
export async function visit(
  { path, isSlot, isApiDown, isFramed }: Visit,
  {
    browser,
    site,
    shell,
    candidate,
    cookie,
    frame,
    selector,
    startMs,
    withinMs,
    soakMs,
  }: VisitOptions,
): Promise<Observation | undefined> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const events = collectEvents(page);
    const answers = testSite({
      ...{ site, shell, candidate, cookie, isApiDown },
      frame: isFramed ? frame : undefined,
    });
    await context.route('**/*', answers.handle);
    await context.routeWebSocket('**/*', (socket) => {
      answers.externalRequests.push(socket.url());
      void socket.close();
    });
    await page.addInitScript(reportCspViolations, violation);

    const boundary = `[data-boundary="${candidate.manifest.name}"]`;
    const inside = isSlot || selector === '*' ? '' : ` ${selector}`;
    const target = `${isSlot ? `[data-slot="${path}"] ` : ''}${boundary}${inside}`;
    // For a slot the page itself shows whether it is filled.
    const isFramedScreen = isFramed && !isSlot;
    let shown: Frame = page.mainFrame();
    const look = async (): Promise<Seen> => {
      const address = isSlot ? slotAddress(path) : exampleAddress(path);
      await page.goto(origin + address, { waitUntil: 'commit' });
      if (isSlot && isFramed && isSlotName(path) && slots[path].isRepeated)
        await page.click(`[data-slot="${path}"] button`);
      const inner = isFramedScreen && (await (await page.waitForSelector('iframe')).contentFrame());
      if (inner) shown = inner;
      await shown.waitForSelector(target, { state: 'attached', timeout: startMs + withinMs });
      await idle(page, answers.isIdle);
      return shown.evaluate(observe, target);
    };
    // The content of a frame is not in the page's document.
    const inPage = isFramedScreen ? 'iframe h1' : target;
    const now = () => within(Date.now() + 2000, page.evaluate(observe, inPage));
    const looking = look().catch(() => undefined);
    if (!(await within(Date.now() + startMs, answers.isRequested))) return undefined;
    // Not rendered in time: see what the page shows instead. A page that hangs shows nothing.
    const observed = (await within(Date.now() + withinMs, looking)) ?? (await now());
    const isSoaked = observed?.isHeadingVisible === true && soakMs > 0 && !isSlot && !isApiDown;
    const screen = { page, shown, boundary, soakMs, withinMs };
    const soakedWithin = Date.now() + 2 * soakMs + withinMs;
    const stayed = isSoaked && (await within(soakedWithin, stay(screen)));
    // A page that grows soon responds too late for this, and is reported for its growth.
    const left = stayed && (await within(Date.now() + soakMs + withinMs, leaveAndReturn(screen)));
    const soak = stayed && {
      ...stayed,
      ...(left || { isShellUsable: true, movedParts: [], isBack: true }),
    };
    // Its effects on the page may come later than its heading.
    const last = soak ? await now() : observed;
    return {
      ...(observed ?? { hasHeading: false, isHeadingVisible: false, heading: '' }),
      // A frame's are its own.
      globals: (!isFramed && last?.globals) || [],
      isAnswering: last !== undefined && stayed !== undefined && left !== undefined,
      cookies: (await context.cookies()).map(({ name }) => name),
      storedBytes: last?.storedBytes ?? 0,
      ...(soak && { soak }),
      ...events,
      externalRequests: [...answers.externalRequests, ...events.violations],
    };
  } finally {
    // Not awaited: a page that hangs does not close before the browser does.
    void context.close().catch(() => undefined);
  }
}

/** The result, or undefined on failure or timeout: a page that hangs never responds. */
async function within<Answer>(
  until: number,
  promise: Promise<Answer>,
): Promise<Answer | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, Math.max(0, until - Date.now()), undefined);
  try {
    return await Promise.race([promise.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Two animation frames without a pending request: responses are rendered by then. */
async function idle(page: Page, isIdle: () => boolean): Promise<void> {
  for (let frames = 0; frames < 2; frames = isIdle() ? frames + 1 : 0)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

function collectEvents(page: Page) {
  const warnings: string[] = [];
  const uncaughtErrors: string[] = [];
  const consoleErrors: string[] = [];
  const violations: string[] = [];
  page.on('pageerror', ({ message }) => uncaughtErrors.push(firstLine(message)));
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(violation)) violations.push(text.slice(violation.length));
    else if (shellWarning.test(text)) warnings.push(firstLine(text));
    else if (slotWarning.test(text)) consoleErrors.push(firstLine(text));
    else if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
      consoleErrors.push(firstLine(text));
  });
  return { uncaughtErrors, consoleErrors, warnings, violations };
}

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 300);

// The two functions below run inside the page.

function reportCspViolations(prefix: string) {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    console.debug(`${prefix}${blockedURI} (${effectiveDirective})`),
  );
}

function observe(target: string) {
  const element = document.querySelector(target);
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return {
    hasHeading: element !== null,
    isHeadingVisible:
      width * height > 0 &&
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true,
    heading: document.querySelector('h1')?.textContent?.slice(0, 200) ?? '',
    globals: Object.getOwnPropertyNames(window),
    // A frame has no storage.
    storedBytes:
      self.origin === 'null'
        ? 0
        : [localStorage, sessionStorage].reduce(
            (sum, storage) => sum + JSON.stringify({ ...storage }).length,
            0,
          ),
  };
}
