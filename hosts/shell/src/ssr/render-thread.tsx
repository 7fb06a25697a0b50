import { parentPort } from 'node:worker_threads';
import type { ReactNode } from 'react';
// The only build that writes text and does not encode each piece of it; it runs on Node, too.
import { renderToPipeableStream } from 'react-dom/server.bun';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { ApolloClient, ApolloLink } from '@apollo/client';
import type { PageDescription, RemoteApp } from '@larkfare/remote-contract';
import { createCache } from '@larkfare/remote-contract/cache';
import { toErrorText } from '../federation/error-text.rules.ts';
import { isPageDescription } from '../page/page-head.rules.ts';
import { Page } from '../routes/shell-layout.tsx';
import { remoteRoute, shellRoutes } from '../routes/shell-routes.tsx';
import { PagePlace } from '../screens/site-frame.tsx';
import type { RenderRequest, FromRenderThread, ToRenderThread, RenderedPage } from './messages.ts';
import { Markup } from './markup.ts';
import { remoteAppFrom } from './remote-code.ts';
import { type TextExecutor, pageQueries, PageQueriesContext } from './server-query.ts';
import { loadedAlready, noRemotes } from './without-browser.ts';

// In a thread, or for partners' remotes in a process.
const send = (message: FromRenderThread) =>
  parentPort ? parentPort.postMessage(message) : process.send?.(message);

const waiting = new Map<number, (response: string) => void>();
let lastId = 0;
const executorOf =
  (renderId: number): TextExecutor =>
  (query) =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send({ kind: 'query', id: lastId, renderId, query });
    });

async function render(id: number, request: RenderRequest) {
  try {
    send({ kind: 'rendered', id, rendered: await renderPage(request, executorOf(id)) });
  } catch (problem) {
    send({ kind: 'failed', id, error: toErrorText(problem) });
  }
}

(parentPort ?? process).on('message', (message: ToRenderThread) => {
  switch (message.kind) {
    case 'render':
      return void render(message.id, message.request);
    case 'response':
      waiting.get(message.id)?.(message.response);
      waiting.delete(message.id);
      return undefined;
    case 'ping':
      return send({ kind: 'pong' });
    default:
      return message satisfies never;
  }
});

/** Renders the screen of an address with its data. @throws what the remote's code throws */
async function renderPage(
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
  const html = await toBytes(
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
  );
  if (page && !isPageDescription(page, data.site))
    throw new TypeError('usePage was called with something else than a page’s description.');
  return {
    html: [html],
    page,
    graphql: queries.results(),
    isComplete: queries.isComplete(),
  };
}

/** The markup of a screen when all of its data is there. */
function toBytes(screen: ReactNode): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(screen, {
      // Large parts stay where they are: moving them in would take an inline script.
      progressiveChunkSize: Infinity,
      onError: () => undefined,
      onShellError: reject,
      onAllReady() {
        try {
          resolve(pipe(new Markup()).bytes());
        } catch (problem) {
          reject(problem);
        }
      },
    });
  });
}

type Handler = ReturnType<typeof createStaticHandler>;

const shellHandler = createStaticHandler(shellRoutes([]));
const placeHandler = createStaticHandler(shellRoutes([{ path: '*', Component: PagePlace }]));
const handlers = new WeakMap<RemoteApp, Handler>();

function handlerOf(remote: RenderRequest['remote']): Handler {
  if (!remote) return shellHandler;
  const app = remoteAppFrom(remote);
  const cached = handlers.get(app);
  if (cached) return cached;
  const handler = createStaticHandler(
    remote.hasOwnLayout
      ? shellRoutes([], [remoteRoute(remote, app)])
      : shellRoutes([remoteRoute(remote, app)]),
  );
  handlers.set(app, handler);
  return handler;
}
