import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { PageDescription, RemoteApp } from '@larkfare/remote-contract';
import { createCache } from '@larkfare/remote-contract/cache';
import { PagePlace } from '../layout/page-place.tsx';
import type { PageContextValue } from '../federation/page-context.tsx';
import { isPageDescription } from '../page/page-description.rules.ts';
import { Page } from '../layout/page.tsx';
import { remoteRoute } from '../routes/remote-route.tsx';
import { shellRoutes } from '../routes/shell-routes.tsx';
import type { RenderedPage, RenderRequest } from './messages.ts';
import { pageQueries, type TextExecutor } from './page-queries.ts';
import { remoteAppFrom } from './remote-code.ts';
import { PageQueriesContext } from './use-server-query.ts';

/** Size of the markup; the longest pages of the site have a tenth. */
const maxLength = 2_000_000;

/** Renders the screen of an address with its data. @throws what the remote's code throws */
export async function renderPage(
  { url, data, remote, layout, isPlace = false }: RenderRequest,
  execute: TextExecutor,
): Promise<RenderedPage> {
  const handler = isPlace ? placeHandler : handlerOf(remote);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} redirects.`);
  for (const problem of Object.values(context.errors ?? {})) throw problem;

  const parts = layout && remoteAppFrom(layout).layout;
  const site = parts && { ...parts, name: layout.name };
  let page: PageDescription | undefined;
  const queries = pageQueries(execute);
  // For hooks that do nothing before a visitor acts.
  const client = new ApolloClient({
    ssrMode: true,
    cache: createCache(),
    link: ApolloLink.empty(),
  });
  const { prelude } = await prerenderToNodeStream(
    <PageQueriesContext value={queries}>
      <Page
        client={client}
        context={{
          data,
          layout: { ...loadedAlready, current: () => site },
          pageRendered: (description) => (page = description),
          pageShown: () => undefined,
          remotes: noRemotes,
        }}
      >
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Page>
    </PageQueriesContext>,
    // Large parts stay where they are: moving them in would take an inline script.
    { progressiveChunkSize: Infinity, onError: () => undefined },
  );
  const html = await text(prelude);
  if (html.length > maxLength)
    throw new RangeError(`The screen is ${html.length} characters long.`);
  if (page && !isPageDescription(page, data.site))
    throw new TypeError('usePage was called with something else than a page’s description.');
  return {
    html,
    page,
    graphql: queries.results(),
    isComplete: queries.isComplete(),
  };
}

const loadedAlready = { subscribe: () => () => undefined, fail: () => undefined };

/** Only browsers load remotes into a page. */
const noRemotes: PageContextValue['remotes'] = {
  refresh: () => Promise.resolve({ needsReload: false }),
  loadSlot: () => Promise.reject(new Error('A slot is filled in browsers.')),
  running: () => undefined,
};

type Handler = ReturnType<typeof createStaticHandler>;

const shellHandler = createStaticHandler(shellRoutes([]));
const placeHandler = createStaticHandler(shellRoutes([{ path: '*', Component: PagePlace }]));
const handlers = new WeakMap<RemoteApp, Handler>();

function handlerOf(remote: RenderRequest['remote']): Handler {
  if (!remote) return shellHandler;
  const app = remoteAppFrom(remote);
  const known = handlers.get(app);
  if (known) return known;
  const handler = createStaticHandler(
    remote.hasOwnLayout
      ? shellRoutes([], [remoteRoute(remote, app)])
      : shellRoutes([remoteRoute(remote, app)]),
  );
  handlers.set(app, handler);
  return handler;
}
