// Runs in the sandboxed document of an unreviewed remote, which can read everything here.
import '../../theme/tokens.css?frame';
import '../../theme/reset.css?frame';
import '../../theme/fallback-fonts.css?frame';
import './sandbox.css';
import type { ApolloClient } from '@apollo/client';
import type { DataRouter, RouteObject } from 'react-router';
import { toErrorText } from '../../federation/error-text.rules.ts';
import type { loadRemoteApp, loadSlotComponent } from '../../federation/load-remote-app.ts';
import { outcomeOf } from '../../federation/report.ts';
import type { createClient } from '../../graphql/create-client.ts';
import { readPageData } from '../../page/page-data.ts';
import { focusHeadingSoon } from '../../screens/use-focus-heading.ts';
import type { SandboxData } from '../messages.ts';
import { followPlainLinks, reportHeight, sendObservations } from './frame-events.ts';
import { openPageChannel, fetchThrough, type PageChannel } from './page-channel.ts';
import { SandboxProblem, SandboxRoot } from './sandbox-root.tsx';
import { createSandboxRouter } from './sandbox-router.ts';
import { slotRoutes } from './slot-routes.tsx';

/** Parts of the shell's script. Imported here, they and their libraries would be outside of its one scope, and larger. */
interface Shell {
  loadRemoteApp: typeof loadRemoteApp;
  loadSlotComponent: typeof loadSlotComponent;
  createClient: typeof createClient;
  render(root: HTMLElement, client: ApolloClient, router: DataRouter): void;
}

export async function start(shell: Shell) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The frame came without #root.');
  const page = openPageChannel();
  const { font } = page.start;
  if (font) document.fonts.add(new FontFace('Figtree', font, { weight: '300 900' }));
  sendObservations(page, root);
  try {
    show(page, shell, { root, routes: await loadRoutes(page, shell) });
  } catch (problem) {
    const outcome = outcomeOf(problem);
    page.send({
      kind: 'failed',
      outcome: outcome === 'missing' ? outcome : 'broken',
      error: toErrorText(problem),
    });
  }
}

async function loadRoutes(page: PageChannel, shell: Shell): Promise<RouteObject[]> {
  const { build } = readPageData<SandboxData>();
  const { routes } = await shell.loadRemoteApp(build, true);
  const { slot } = page.start;
  return slot ? slotRoutes(page, slot, await shell.loadSlotComponent(build, slot.name)) : routes;
}

function show(
  page: PageChannel,
  { createClient, render }: Shell,
  { root, routes }: { root: HTMLElement; routes: RouteObject[] },
) {
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

  render(root, createClient([], true, fetchThrough(page)), router);
}
