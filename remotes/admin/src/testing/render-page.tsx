import { renderRoutes as renderInShell, type Answers } from '@larkfare/remote-contract/testing';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { ConfirmProvider } from '../office/confirm-provider.tsx';
import { adminToken } from '../office/admin-token.ts';
import { SessionContext, type Session } from '../office/session.ts';
import { UnsavedProvider } from '../office/unsaved-provider.tsx';

export { variablesOf, type Answer, type Answers } from '@larkfare/remote-contract/testing';

interface RenderOptions {
  /** The address of the screen, with its query. */
  address?: string;
  /** The route's pattern if the screen reads parameters of its path, such as `/admin/flight/:id`. */
  path?: string;
  /** The navigation state that the screen is reached with. */
  state?: unknown;
  /** Null without a session. */
  token?: string | null;
  /** Whether the window is as small as a phone's. */
  isOnPhone?: boolean;
}

/** Renders a screen for a signed-in administrator, with working confirmations and warnings. Elsewhere is an empty page. */
export function renderPage(page: ReactNode, answers: Answers, options: RenderOptions = {}) {
  const { address = '/admin/here', path = address.split('?')[0] } = options;
  const ended: string[] = [];
  const session: Session = {
    viewer: { id: 'ada', email: 'ada@larkfare.example' },
    signOut: () => ended.push(''),
    end: (sentence) => ended.push(sentence),
  };
  const Around = () => (
    <ConfirmProvider>
      <UnsavedProvider>
        <SessionContext value={session}>
          <Outlet />
        </SessionContext>
      </UnsavedProvider>
    </ConfirmProvider>
  );
  const routes = [
    {
      Component: Around,
      children: [
        { path, element: page },
        { path: '*', element: <p>Elsewhere</p> },
      ],
    },
  ];
  return {
    ...renderRoutes(routes, answers, { ...options, address }),
    /** The messages that sessions were ended with; empty for Logout. */
    ended,
  };
}

/** Renders routes without anything around them. */
export function renderRoutes(
  routes: RouteObject[],
  answers: Answers,
  { address = '/admin/here', state, token = 'a-token', isOnPhone = false }: RenderOptions = {},
) {
  installBrowserParts({ matching: isOnPhone ? ['(max-width: 639.98px)'] : [] });
  if (token === null) adminToken.forget();
  else adminToken.keep(token);
  return renderInShell(routes, answers, { address, state });
}
