import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { PageDescription, RemoteApp } from '@larkfare/remote-contract';
import { createCache } from '../graphql/create-cache.ts';
import type { PageContextValue } from '../page/page-context.tsx';
import { Page } from '../page/page.tsx';
import { remoteRoute } from '../routes/remote-route.tsx';
import { shellRoutes } from '../routes/shell-routes.tsx';
import type { RenderedPage, RenderRequest } from './messages.ts';
import { pageQueries, type TextExecutor } from './page-queries.ts';
import { remoteAppFrom } from './remote-code.ts';
import { PageQueriesContext } from './use-server-query.ts';

/** Renders the screen of an address with its data. @throws what the remote's code throws */
export async function renderPage(
  { url, data, remote }: RenderRequest,
  execute: TextExecutor,
): Promise<RenderedPage> {
  const handler = handlerOf(remote);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} redirects.`);
  for (const problem of Object.values(context.errors ?? {})) throw problem;

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
  return {
    html: await text(prelude),
    page,
    graphql: queries.answered(),
    isComplete: queries.isComplete(),
  };
}

/** Only browsers load remotes into a page. */
const noRemotes: PageContextValue['remotes'] = {
  refresh: () => Promise.resolve({ needsReload: false }),
  loadSlot: () => Promise.reject(new Error('A slot is filled in browsers.')),
  running: () => undefined,
};

type Handler = ReturnType<typeof createStaticHandler>;

const shellHandler = createStaticHandler(shellRoutes([]));
const handlers = new WeakMap<RemoteApp, Handler>();

function handlerOf(remote: RenderRequest['remote']): Handler {
  if (!remote) return shellHandler;
  const app = remoteAppFrom(remote);
  const known = handlers.get(app);
  if (known) return known;
  const handler = createStaticHandler(shellRoutes([remoteRoute(remote, app)]));
  handlers.set(app, handler);
  return handler;
}
