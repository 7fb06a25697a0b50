// Runs in the sandboxed document of an unreviewed remote, which can read everything here.
import '../../theme/tokens.css';
import '../../theme/reset.css';
import '../../theme/font.css';
import './sandbox.css';
import { createRoot } from 'react-dom/client';
import type { RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createCache } from '@larkfare/remote-contract/cache';
import { toErrorText } from '../../federation/error-text.rules.ts';
import { loadRemoteApp, loadSlotComponent } from '../../federation/load-remote-app.ts';
import { outcomeOf } from '../../federation/report.ts';
import { readPageData } from '../../page/page-data.ts';
import { restrictScripts } from '../../page/restrict-scripts.ts';
import { focusHeadingSoon } from '../../screens/use-focus-heading.ts';
import type { SandboxData } from '../messages.ts';
import { followPlainLinks, reportHeight, sendObservations } from './frame-events.ts';
import { openPageChannel, pageLink, type PageChannel } from './page-channel.ts';
import { SandboxProblem, SandboxRoot } from './sandbox-root.tsx';
import { createSandboxRouter } from './sandbox-router.ts';
import { slotRoutes } from './slot-routes.tsx';

restrictScripts();
const root = document.getElementById('root');
if (!root) throw new Error('The frame came without #root.');
const opening = openPageChannel();
// In parallel: the remote loads while the page sends its start message.
const loading = loadRoutes().then(
  (routes) => ({ routes }),
  (problem: unknown) => ({ problem }),
);
const channel = await opening;
sendObservations(channel, root);
const loaded = await loading;
if ('routes' in loaded) show(channel, loaded.routes, root);
else {
  const outcome = outcomeOf(loaded.problem);
  channel.send({
    kind: 'failed',
    outcome: outcome === 'missing' ? outcome : 'broken',
    error: toErrorText(loaded.problem),
  });
}

async function loadRoutes(): Promise<RouteObject[]> {
  const { build } = readPageData<SandboxData>();
  const { routes } = await loadRemoteApp(build, true);
  const page = await opening;
  const { slot } = page.start;
  return slot ? slotRoutes(page, slot, await loadSlotComponent(build, slot.name)) : routes;
}

function show(page: PageChannel, routes: RouteObject[], root: HTMLElement) {
  const { slot } = page.start;
  if (slot) document.documentElement.dataset.slot = slot.name;
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
  const sendUncaught = (thrown: unknown) =>
    page.send({ kind: 'uncaught', error: toErrorText(thrown) });
  const isOwn = (thrown: unknown) => thrown instanceof Error && thrown.stack?.includes('/_r/');
  addEventListener('error', ({ error }) => isOwn(error) && sendUncaught(error));
  addEventListener('unhandledrejection', ({ reason }) => isOwn(reason) && sendUncaught(reason));
  followPlainLinks((path) => void router.navigate(path));
  if (!slot) reportHeight(root, (pixels) => page.send({ kind: 'height', pixels }));

  const client = new ApolloClient({
    cache: createCache(),
    link: pageLink(page),
    devtools: { enabled: false },
  });
  createRoot(root).render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
}
