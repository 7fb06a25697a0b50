import './theme/tokens.css';
import './theme/reset.css';
import './theme/font.css';
import './theme/fallback-fonts.css';
import './theme/first-paint.css';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { ApolloProvider } from '@apollo/client/react';
import { createLayoutStore } from './federation/layout-store.ts';
import { loadRemoteApp, loadSlotComponent } from './federation/load-remote-app.ts';
import { createRemotes } from './federation/remotes.ts';
import { createClient } from './graphql/create-client.ts';
import { type RemoteOnPage, readPageData, readRenderedQueries } from './page/page-data.ts';
import { keepInput } from './page/keep-input.ts';
import { isOfficePath } from './page/path.rules.ts';
import { restrictScripts } from './page/restrict-scripts.ts';
import { showPageHead } from './page/show-page-head.ts';
import { isRestored, takenOverMark } from './page/timeline.ts';
import { createShellRouter, firstScreen } from './routes/create-shell-router.ts';
import { fetchLinksAhead } from './routes/fetch-links-ahead.ts';
import { Page } from './routes/shell-layout.tsx';

restrictScripts();
// Only the document of a sandboxed frame has no origin. The page has handed over the chunk (sandbox/frame-code.ts).
if (origin === 'null')
  void import(/* webpackChunkName: "frame" */ './sandbox/inside/main.tsx').then(({ start }) =>
    start({
      loadRemoteApp,
      loadSlotComponent,
      createClient,
      render: (root, client, router) =>
        createRoot(root).render(
          <ApolloProvider client={client}>
            <RouterProvider router={router} />
          </ApolloProvider>,
        ),
    }),
  );
else void showPage();

/** In a function, because webpack does not concatenate a module that awaits at its top with what it imports. */
async function showPage() {
  const data = readPageData();
  const remotes = createRemotes(data.remotes);
  const bringsLayout = ({ hasLayout }: RemoteOnPage) => hasLayout === true;
  const isOffice = isOfficePath(location.pathname);
  const client = createClient(readRenderedQueries(), isOffice);
  const layout = createLayoutStore(remotes, data.remotes.find(bringsLayout));
  const router = createShellRouter(remotes, layout);
  if (!isOffice) fetchLinksAhead(router, { client, today: data.today });
  const loading = firstScreen(router);
  // Resolves when the site's header and footer are there: screens of the shell are between them, too.
  const layoutLoaded = isOffice ? undefined : layout.load();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without #root.');

  const repeatInput = keepInput(root, isRestored());
  const takenOver = () => {
    performance.mark(takenOverMark);
    void repeatInput();
  };

  // A screen that the server rendered can be read, and its links work, while its code is loading. In the place of another
  // the shell shows after this delay that it is loading.
  const renderDelayMs = 500;
  const hasScreen = !!root.querySelector('main')?.textContent;
  const delay = new Promise<undefined>((resolve) => setTimeout(resolve, renderDelayMs));
  const [first] = await Promise.all([
    hasScreen ? loading : Promise.race([loading, delay]),
    layoutLoaded,
  ]);

  // The server renders the site's layout where a remote brings it.
  const isAsRendered = layout.current() !== undefined || !data.remotes.some(bringsLayout);

  const page = (
    <Started onStart={takenOver}>
      <Page
        client={client}
        context={{
          data,
          layout,
          pageRendered: () => undefined,
          pageShown: (description) => showPageHead(description, data.site),
          remotes,
        }}
      >
        <RouterProvider router={router} />
      </Page>
    </Started>
  );

  // In a transition React yields to input and paint while it takes the page over.
  if (data.isServerRendered && first && !first.hasFailed && isAsRendered)
    startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}

/** Calls `onStart` once React has taken the page over. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}
