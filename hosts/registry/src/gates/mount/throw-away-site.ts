import { parse } from 'graphql';
import { type Route } from 'playwright-core';
import {
  baseOf,
  type Mountable,
  origin,
  remoteOnPage,
  type ShellPage,
  withCandidate,
} from './throw-away-page.ts';

interface Options {
  site: string;
  shell: ShellPage;
  candidate: Mountable;
  /** Sent with what is asked of the graph; nothing in the page ever sees it. */
  cookie: string;
  isApiDown: boolean;
}

/** Answers for a site that has the candidate live; nothing of it can be reached by anybody else. */
export function throwAwaySite({ site, shell, candidate, cookie, isApiDown }: Options) {
  const base = baseOf(candidate.manifest);
  const html = withCandidate(shell, candidate);
  const strayLoads: string[] = [];
  let unanswered = 0;

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const address = new URL(request.url());
    const { pathname } = address;
    if (address.origin !== origin) {
      strayLoads.push(address.href);
      return route.abort();
    }
    if (request.isNavigationRequest())
      return request.frame().parentFrame()
        ? route.abort()
        : route.fulfill({
            contentType: 'text/html; charset=utf-8',
            headers: { 'content-security-policy': shell.policy },
            body: html,
          });
    if (pathname.startsWith(base)) {
      const body = candidate.files.get(pathname.slice(base.length));
      return body ? route.fulfill({ contentType: typeOf(pathname), body }) : notFound(route);
    }
    if (pathname === '/_s/snapshot.json')
      return route.fulfill({ json: [remoteOnPage(candidate.manifest)] });
    if (/^\/(_s|media)\//.test(pathname)) return passOn(route, new URL(pathname, site));
    if (pathname !== '/graphql') return notFound(route);

    const body = request.postData() ?? '';
    if (isApiDown || !asksOnly(body)) return route.fulfill({ status: 503, json: { errors: [] } });
    return passOn(route, new URL('/graphql', site), { body, cookie });
  }

  return {
    strayLoads,
    isQuiet: () => unanswered === 0,
    async handle(route: Route): Promise<void> {
      unanswered++;
      try {
        await answer(route);
      } catch {
        // The site did not answer, or the page is closed already: to the page it is a line that broke.
        await route.abort().catch(() => undefined);
      } finally {
        unanswered--;
      }
    },
  };
}

const notFound = (route: Route) => route.fulfill({ status: 404, body: '' });

const typeOf = (path: string) => (path.endsWith('.css') ? 'text/css' : 'text/javascript');

/** Asks the running site as a stranger would: without tokens, and with no cookie but the gate's own. */
async function passOn(
  route: Route,
  address: URL,
  asked?: { body: string; cookie: string },
): Promise<void> {
  const answer = await fetch(address, {
    ...(asked && {
      method: 'POST',
      body: asked.body,
      headers: { 'content-type': 'application/json', cookie: asked.cookie },
    }),
    signal: AbortSignal.timeout(5000),
  });
  await route.fulfill({
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
    body: Buffer.from(await answer.arrayBuffer()),
  });
}

/** Whether the request only reads. A screen that orders something as soon as it is opened does not do so here. */
function asksOnly(body: string): boolean {
  try {
    const { query }: { query: string } = JSON.parse(body);
    return parse(query).definitions.every(
      (definition) => definition.kind !== 'OperationDefinition' || definition.operation === 'query',
    );
  } catch {
    return false; // No GraphQL at all: the API would refuse it too.
  }
}
