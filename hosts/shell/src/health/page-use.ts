import { remoteIn } from '../federation/error-text.rules.ts';
import {
  countEvent,
  emptyWindow,
  rateLimits,
  type RateWindow,
} from '../sandbox/rate-limit.rules.ts';
import { isRefused } from './observation.rules.ts';
import { lastInputMs } from './visitor-input.ts';

type Use = 'requests' | 'navigations' | 'dialogs';

/** A remote whose code runs in this page. */
export interface PageUser {
  isOnScreen(): boolean;
  exceeds(what: string): void;
  isRefused(): void;
}

const users = new Map<string, PageUser>();
const windows = new Map<string, RateWindow>();
// Captured, because a remote may replace it.
const { apply } = Reflect;

/** Whether what happens may be the visitor's doing: as long as browsers let an input open a window. */
const isVisitorActive = () => performance.now() - lastInputMs() < 5000;

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

function limit(object: object, name: string, use: Use, isCounted = () => true) {
  const original = Reflect.get(object, name);
  Reflect.set(object, name, function (this: unknown, ...values: unknown[]) {
    return isCounted() && !isWithinLimit(use) ? undefined : apply(original, this, values);
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
  limit(XMLHttpRequest.prototype, 'send', 'requests');
  // A visitor's are not limited: a filter may write each typed letter into the address.
  const isByCode = () => !isVisitorActive();
  for (const name of ['pushState', 'replaceState']) limit(history, name, 'navigations', isByCode);
  for (const name of ['alert', 'confirm', 'prompt', 'print']) limit(window, name, 'dialogs');
  if ('navigation' in window) navigation.addEventListener('navigate', stayOnSite);
  removeCookies();
}

async function reportRefusal(response: Response, user: PageUser) {
  if (isRefused(response.status, await response.text())) user.isRefused();
}

/** A remote leads visitors to another site at their request only. */
function stayOnSite(event: NavigateEvent): void {
  const isElsewhere = new URL(event.destination.url).origin !== location.origin;
  if (!isElsewhere || event.userInitiated || isVisitorActive()) return;
  const [, user] = currentUser();
  if (!user) return;
  event.preventDefault();
  user.exceeds('left for another site');
}

/** The site's cookies are for its servers. So many of a remote's that requests are refused would lock the visitor out. */
function removeCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => '',
    set: () => console.warn('Remotes have no cookies.'),
  });
  Reflect.deleteProperty(window, 'cookieStore');
}
