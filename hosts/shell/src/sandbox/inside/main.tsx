// Runs in the sandboxed document of an unreviewed remote, which can read everything here.
import '../../theme/tokens.css';
import '../../theme/reset.css';
import '../../theme/font.css';
import './sandbox.css';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { RemoteApp } from '@larkfare/remote-contract';
import { executorLink } from '../../graphql/executor-link.ts';
import { loadRemoteApp } from '../../federation/load-remote-app.ts';
import { toErrorText } from '../../federation/error-text.rules.ts';
import { outcomeOf } from '../../federation/report.ts';
import { focusHeadingSoon } from '../../layout/use-focus-heading.ts';
import { createCache } from '../../graphql/create-cache.ts';
import { allowOurScriptsOnly } from '../../start/trusted-types.ts';
import { readSandboxData } from './sandbox-data.ts';
import { SandboxProblem, SandboxRoot } from './sandbox-root.tsx';
import { createSandboxRouter } from './sandbox-router.ts';
import { answerLooks } from './answer-looks.ts';
import { openPageChannel, type PageChannel } from './page-channel.ts';
import { followPlainLinks } from './plain-links.ts';
import { reportHeight } from './report-height.ts';

allowOurScriptsOnly();
const root = document.getElementById('root');
if (!root) throw new Error('The frame came without #root.');
// In parallel: the remote loads while the page sends its start message.
const [channel, loaded] = await Promise.all([
  openPageChannel().then((opened) => {
    answerLooks(opened, root);
    return opened;
  }),
  loadRemoteApp(readSandboxData().build, true).then(
    (app) => ({ app }),
    (problem: unknown) => ({ problem }),
  ),
]);
if ('app' in loaded) show(channel, loaded.app, root);
else {
  const outcome = outcomeOf(loaded.problem);
  channel.send({
    kind: 'failed',
    outcome: outcome === 'missing' ? outcome : 'broken',
    error: toErrorText(loaded.problem),
  });
}

function show(page: PageChannel, { routes }: RemoteApp, root: HTMLElement) {
  root.tabIndex = -1;
  const setWindowUnit = (windowHeight: number) =>
    document.documentElement.style.setProperty('--window-unit', `${windowHeight / 100}px`);
  setWindowUnit(page.start.windowHeight);
  page.onMessage((message) => {
    if (message.kind === 'environment') setWindowUnit(message.windowHeight);
    if (message.kind !== 'focus') return;
    if (message.on === 'heading') focusHeadingSoon();
    else (document.querySelector<HTMLElement>('main') ?? root).focus();
  });

  const around = {
    Component: () => <SandboxRoot channel={page} />,
    ErrorBoundary: () => <SandboxProblem channel={page} />,
    HydrateFallback: () => null,
  };
  const router = createSandboxRouter(page, around, routes);
  const tellUncaught = (thrown: unknown) =>
    page.send({ kind: 'uncaught', error: toErrorText(thrown) });
  const isOwn = (thrown: unknown) => thrown instanceof Error && thrown.stack?.includes('/_r/');
  addEventListener('error', ({ error }) => isOwn(error) && tellUncaught(error));
  addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && tellUncaught(reason));
  followPlainLinks((path) => void router.navigate(path));
  reportHeight(root, (pixels) => page.send({ kind: 'height', pixels }));

  const client = new ApolloClient({
    cache: createCache(),
    link: executorLink(page.query, () => undefined),
    devtools: { enabled: false },
  });
  createRoot(root).render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}
