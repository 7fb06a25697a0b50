import './look/tokens.css';
import './look/reset.css';
import './look/font.css';
import './look/first-paint.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { createRemotes } from './federation/remotes.ts';
import { createClient } from './graphql/create-client.ts';
import { Page } from './page/page.tsx';
import { showPageHead } from './page/show-page-head.ts';
import { createShellRouter, firstScreen } from './routes/create-shell-router.ts';
import { readPageData } from './start/read-page-data.ts';
import { allowOurScriptsOnly } from './start/trusted-types.ts';

allowOurScriptsOnly();
const data = readPageData();
const remotes = createRemotes(data.remotes);
const client = createClient(data.graphql);
const router = createShellRouter(remotes);
const { hasFailed } = await firstScreen(router);

const page = (
  <Page
    client={client}
    onScreen={{
      data,
      pageRendered: () => undefined,
      pageShown: (description) => showPageHead(description, data.site),
      renewRemote: remotes.renew,
    }}
  >
    <RouterProvider router={router} />
  </Page>
);

const root = document.getElementById('root');
if (!root) throw new Error('The page came without #root.');
if (data.isDrawn && !hasFailed) hydrateRoot(root, page);
else createRoot(root).render(page);
