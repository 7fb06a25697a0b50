// Runs in the document of a frame, beside a remote that nobody reviewed: nothing here keeps a secret from it.
import '../../look/tokens.css';
import '../../look/reset.css';
import '../../look/font.css';
import './frame.css';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { RemoteApp } from '@larkfare/remote-contract';
import { executorLink } from '../../drawing/executor-link.ts';
import { loadRemoteApp } from '../../federation/load-remote-app.ts';
import { outcomeOf } from '../../federation/report.ts';
import { focusHeadingSoon } from '../../frame/use-focus-heading.ts';
import { createCache } from '../../graphql/create-cache.ts';
import { allowOurScriptsOnly } from '../../start/trusted-types.ts';
import { readFrameData } from './frame-data.ts';
import { FrameProblem, FrameRoot } from './frame-root.tsx';
import { createFrameRouter } from './frame-router.ts';
import { pageLine, type PageLine } from './page-line.ts';
import { followPlainLinks } from './plain-links.ts';
import { tellHeight } from './tell-height.ts';

allowOurScriptsOnly();
// Together: the page says where it is while the remote is on its way.
const [line, loaded] = await Promise.all([
  pageLine(),
  loadRemoteApp(readFrameData().build, true).then(
    (app) => ({ app }),
    (problem: unknown) => ({ problem }),
  ),
]);
if ('app' in loaded) show(line, loaded.app);
else {
  const outcome = outcomeOf(loaded.problem);
  line.tell({
    kind: 'failed',
    outcome: outcome === 'missing' ? outcome : 'broken',
    reason: String(loaded.problem),
  });
}

function show(page: PageLine, { routes }: RemoteApp) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The frame came without #root.');
  const look = (windowHeight: number) =>
    document.documentElement.style.setProperty('--window-unit', `${windowHeight / 100}px`);
  look(page.start.windowHeight);
  page.hear((message) => {
    if (message.kind === 'look') look(message.windowHeight);
    if (message.kind !== 'focus') return;
    if (message.on === 'heading') focusHeadingSoon();
    else document.querySelector<HTMLElement>('main')?.focus();
  });

  const around = {
    Component: () => <FrameRoot line={page} />,
    ErrorBoundary: () => <FrameProblem line={page} />,
    HydrateFallback: () => null,
  };
  const router = createFrameRouter(page, around, routes);
  followPlainLinks((path) => void router.navigate(path));
  tellHeight(root, (pixels) => page.tell({ kind: 'height', pixels }));

  const client = new ApolloClient({
    cache: createCache(),
    link: executorLink(page.ask, () => undefined),
    devtools: { enabled: false },
  });
  createRoot(root).render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}
