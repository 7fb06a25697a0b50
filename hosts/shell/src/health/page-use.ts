import { remoteIn } from '../federation/error-text.rules.ts';
import { isRefused } from './observation.rules.ts';
import { countEvent, emptyWindow, rateLimits, type RateWindow } from './rate-limit.rules.ts';

type Use = Exclude<keyof typeof rateLimits, 'windowMs' | 'notices'>;

/** A remote whose code runs in this page. */
export interface PageUser {
  isOnScreen(): boolean;
  /** Whether the address is one of its pages. */
  isAtOwnPath(): boolean;
  exceeds(what: string): void;
  isRefused(): void;
}

const users = new Map<string, PageUser>();
const windows = new Map<string, RateWindow>();
// Captured, because a remote may replace it.
const { apply } = Reflect;

let lastVisitorInputMs = -Infinity;
// Before any code of a remote can stop an event.
for (const type of ['pointerdown', 'keydown', 'popstate'])
  addEventListener(
    type,
    ({ isTrusted }) => {
      if (isTrusted) lastVisitorInputMs = performance.now();
    },
    true,
  );

/** When the visitor last clicked, typed or went back. */
export const lastInputMs = (): number => lastVisitorInputMs;

/** Whether what happens may be the visitor's doing: as long as browsers let an input open a window. */
const isVisitorActive = () => performance.now() - lastInputMs() < 5000;

let arrivedMs = 0;
/** Whether the visitor did something on this page. The click that led here does not count. */
const isRequestedHere = () => isVisitorActive() && lastInputMs() > arrivedMs;

/** Limits what a remote uses of the page, from before its code runs. */
export function limitUse(name: string, user: PageUser): void {
  if (users.size === 0) limitPage();
  users.set(name, user);
}

/** The remote whose code is on the stack. Code that the shell runs later belongs to the remote on the screen. */
function currentUser(): [string, PageUser] | [] {
  const name = remoteIn(currentStack());
  for (const [each, user] of users)
    if (name ? each === name : user.isOnScreen()) return [each, user];
  return [];
}

/** Includes the frames below those of React and Apollo Client. */
function currentStack(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  const { stack = '' } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack;
}

function isWithinLimit(use: Use): boolean {
  const [name, user] = currentUser();
  if (!user) return true;
  const key = `${name} ${use}`;
  const counted = countEvent(
    windows.get(key) ?? emptyWindow,
    performance.now(),
    rateLimits.windowMs,
  );
  windows.set(key, counted);
  if (counted.count <= rateLimits[use]) return true;
  user.exceeds(`used more than ${rateLimits[use]} ${use} in ten seconds`);
  return false;
}

/** Calls of a function of the page that are not allowed do nothing. */
function allow(object: object, name: string, isAllowed: () => boolean) {
  const original = Reflect.get(object, name);
  Reflect.set(object, name, function (this: unknown, ...values: unknown[]) {
    return isAllowed() ? apply(original, this, values) : undefined;
  });
}

/** Before the page's built-ins are remembered, so that these are the page's own. */
function limitPage(): void {
  const send = window.fetch;
  window.fetch = async (...request) => {
    const [, user] = currentUser();
    if (!isWithinLimit('requests')) throw new TypeError('Too many requests.');
    const response = await send(...request);
    if (user && /\/graphql(\?|$)/.test(response.url)) void reportRefusal(response.clone(), user);
    return response;
  };
  allow(XMLHttpRequest.prototype, 'send', () => isWithinLimit('requests'));
  // A visitor's are not limited: a filter may write each typed letter into the address.
  const mayUse = (use: Use) => () => isVisitorActive() || isWithinLimit(use);
  const mayNavigate = mayUse('navigations');
  for (const name of ['pushState', 'replaceState']) allow(history, name, mayNavigate);
  for (const name of ['back', 'forward', 'go'])
    allow(history, name, () => mayNavigate() && mayLeavePage());
  for (const name of ['scroll', 'scrollTo', 'scrollBy']) allow(window, name, mayUse('scrolls'));
  allow(HTMLElement.prototype, 'focus', mayUse('focuses'));
  for (const name of ['alert', 'confirm', 'prompt', 'print'])
    allow(window, name, () => isWithinLimit('dialogs'));
  if ('navigation' in window) limitNavigations(navigation);
  removeCookies();
}

async function reportRefusal(response: Response, user: PageUser) {
  if (isRefused(response.status, await response.text())) user.isRefused();
}

/** A remote takes visitors away from a page that is not its own at their request only. */
function mayLeavePage(): boolean {
  if (isRequestedHere()) return true;
  const name = remoteIn(currentStack());
  const user = name === undefined ? undefined : users.get(name);
  if (!user || user.isOnScreen() || user.isAtOwnPath()) return true;
  user.exceeds('left a page that is not its own');
  return false;
}

/** A remote leads visitors to another site at their request only. */
function mayLeaveSite(): boolean {
  const [, user] = isVisitorActive() ? [] : currentUser();
  user?.exceeds('left for another site');
  return user === undefined;
}

function limitNavigations(navigation: Navigation): void {
  for (const name of ['back', 'forward', 'traverseTo']) allow(navigation, name, mayLeavePage);
  navigation.addEventListener('navigate', (event) => {
    if (event.userInitiated) return;
    const { origin, pathname } = new URL(event.destination.url);
    if (origin === location.origin && pathname === location.pathname) return;
    if (!(origin === location.origin ? mayLeavePage() : mayLeaveSite())) event.preventDefault();
  });
  let { pathname } = location;
  navigation.addEventListener('currententrychange', () => {
    if (pathname !== location.pathname) arrivedMs = performance.now();
    pathname = location.pathname;
  });
}

/** The site's cookies are for its servers. So many of a remote's that requests are refused would lock the visitor out. */
function removeCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set: () => console.warn('Remotes have no cookies.'),
  });
  Reflect.deleteProperty(window, 'cookieStore');
}
