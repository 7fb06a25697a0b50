import './theme/tokens.css';
import './theme/reset.css';
import './theme/font.css';
import './theme/first-paint.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRemotes } from './federation/remotes.ts';
import { createClient } from './graphql/create-client.ts';
import { Page } from './page/page.tsx';
import { showPageHead } from './page/show-page-head.ts';
import { createShellRouter, firstScreen } from './routes/create-shell-router.ts';
import { readPageData, readRenderedQueries } from './start/read-page-data.ts';
import { allowOurScriptsOnly } from './start/trusted-types.ts';

allowOurScriptsOnly();
const data = readPageData();
const remotes = createRemotes(data.remotes);
const client = createClient(readRenderedQueries());
const router = createShellRouter(remotes);
void showPage(firstScreen(router));

// In a function, because webpack does not concatenate a module that awaits at its top with what it imports.
async function showPage(loading: ReturnType<typeof firstScreen>) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page came without #root.');

  // A server-rendered screen can be read, and its links work, while its code is loading. Without one, the shell renders
  // itself after this delay and shows the screen when it has loaded.
  const renderDelayMs = 500;
  const hasServerMarkup = !root.querySelector('.first-paint');
  const first = await (hasServerMarkup
    ? loading
    : Promise.race([loading, new Promise<undefined>((go) => setTimeout(go, renderDelayMs))]));

  const page = (
    <Page
      client={client}
      context={{
        data,
        pageRendered: () => undefined,
        pageShown: (description) => showPageHead(description, data.site),
        remotes,
      }}
    >
      <RouterProvider router={router} />
    </Page>
  );

  if (data.isServerRendered && first && !first.hasFailed) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
