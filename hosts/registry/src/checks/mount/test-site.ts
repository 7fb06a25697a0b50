import { contentTypeOf } from '@larkfare/remote-cli/published-files';
import { baseOf } from '@larkfare/remote-contract/remote-build';
import { parse } from 'graphql';
import { type Route } from 'playwright-core';
import { control } from './control-remote.ts';
import {
  type MountCandidate,
  origin,
  remoteOnPage,
  withRemotes,
  type TestDocument,
} from './test-page.ts';

interface Options {
  site: string;
  shell: TestDocument;
  candidate: MountCandidate;
  /** Sent with GraphQL requests; the page never sees it. */
  cookie: string;
  isApiDown: boolean;
  /** The document of its frame; in the page without one. */
  frame: TestDocument | undefined;
}

/** Serves requests as a site with the candidate live; only the test browser can reach it. */
export function testSite({ site, shell, candidate, cookie, isApiDown, frame }: Options) {
  const isFramed = frame !== undefined;
  const mounted = [candidate, ...(candidate === control ? [] : [control])];
  const remotes = mounted.map(({ manifest }) =>
    remoteOnPage(manifest, isFramed && manifest === candidate.manifest),
  );
  const page = { ...shell, html: withRemotes(shell, remotes) };
  const frameAddress = `/_sandbox/${candidate.manifest.name}/${candidate.manifest.build}`;
  const externalRequests: string[] = [];
  const { promise: isRequested, resolve: setRequested } = Promise.withResolvers<true>();
  let pending = 0;

  async function respond(route: Route): Promise<void> {
    const request = route.request();
    const address = new URL(request.url());
    const { pathname } = address;
    if (address.origin !== origin) {
      externalRequests.push(address.href);
      return route.abort();
    }
    if (request.isNavigationRequest()) {
      if (!request.frame().parentFrame()) return fulfillDocument(route, page);
      return frame && pathname === frameAddress ? fulfillDocument(route, frame) : route.abort();
    }
    if (isFramed && pathname === `${frameAddress}/operations.json`)
      return route.fulfill({ json: (candidate.operations ?? []).map(({ text }) => text) });
    const owner = mounted.find(({ manifest }) => pathname.startsWith(baseOf(manifest)));
    if (owner) {
      if (owner === candidate) setRequested(true);
      const body = owner.files.get(pathname.slice(baseOf(owner.manifest).length));
      return body
        ? route.fulfill({ contentType: contentTypeOf(pathname) ?? '', headers: readByFrames, body })
        : notFound(route);
    }
    if (pathname === '/_s/snapshot.json') return route.fulfill({ json: remotes });
    if (/^\/(_s|media)\//.test(pathname)) return forward(route, new URL(pathname, site));
    if (pathname !== '/graphql') return notFound(route);

    // Only a text shows whether it reads; the shell sends it when its hash is not known.
    if (request.method() === 'GET') return route.fulfill({ json: unknownHash });
    const body = request.postData() ?? '';
    if (isApiDown || !isReadOnly(body)) return route.fulfill({ status: 503, json: { errors: [] } });
    return forward(route, new URL('/graphql', site), { body, cookie });
  }

  return {
    externalRequests,
    /** Resolves when the shell requests the candidate's code. */
    isRequested,
    isIdle: () => pending === 0,
    async handle(route: Route): Promise<void> {
      pending++;
      try {
        await respond(route);
      } catch {
        // The site did not respond or the page is already closed: to the page, a network error.
        await route.abort().catch(() => undefined);
      } finally {
        pending--;
      }
    },
  };
}

/** A frame without an origin sends requests from another one, as on the site. */
const readByFrames = { 'access-control-allow-origin': '*' };

const fulfillDocument = (route: Route, { html, policy }: TestDocument) =>
  route.fulfill({
    contentType: 'text/html; charset=utf-8',
    // Everything but WebRTC, which cannot be intercepted.
    headers: { 'content-security-policy': policy, 'connection-allowlist': '("*://*:*/*")' },
    body: html,
  });

const unknownHash = { errors: [{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

const notFound = (route: Route) => route.fulfill({ status: 404, body: '' });

/** Forwards to the running site anonymously, with no cookie but the gate's own. */
async function forward(
  route: Route,
  address: URL,
  query?: { body: string; cookie: string },
): Promise<void> {
  const response = await fetch(address, {
    ...(query && {
      method: 'POST',
      body: query.body,
      headers: { 'content-type': 'application/json', cookie: query.cookie },
    }),
    signal: AbortSignal.timeout(5000),
  });
  await route.fulfill({
    status: response.status,
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    headers: readByFrames,
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/** Whether the request has queries only: mutations sent while a screen opens are not forwarded. */
function isReadOnly(body: string): boolean {
  try {
    const { query }: { query: string } = JSON.parse(body);
    return parse(query).definitions.every(
      (definition) => definition.kind !== 'OperationDefinition' || definition.operation === 'query',
    );
  } catch {
    return false; // Not GraphQL: the API would reject it too.
  }
}
