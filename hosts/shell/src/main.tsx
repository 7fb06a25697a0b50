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
const root = document.getElementById('root');
if (!root) throw new Error('The page came without #root.');

const arrival = firstScreen(router);
// What the server drew is read, and left by its links, while its code is on the way. Where it drew nothing, a visitor
// who waits longer than this gets a shell that works, and in it the screen as soon as it comes.
const patienceMs = 500;
const hasDrawn = !root.querySelector('.first-paint');
const first = await (hasDrawn
  ? arrival
  : Promise.race([arrival, new Promise<undefined>((go) => setTimeout(go, patienceMs))]));

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

if (data.isDrawn && first && !first.hasFailed) hydrateRoot(root, page);
else createRoot(root).render(page);
