import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { possibleTypes } from '@larkfare/remote-contract/possible-types';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router';
import { ConfirmProvider } from '../confirm/confirm-provider.tsx';
import { adminToken } from '../session/admin-token.ts';
import { SessionContext, type Session } from '../session/session.ts';
import { UnsavedProvider } from '../unsaved/unsaved-provider.tsx';

/** What the server gives: the data of an operation, a GraphQL error's sentence, a broken line, or nothing yet. */
export type Answer = { data: Record<string, unknown> } | { message: string } | 'broken' | 'pending';
/** The same for every request, or worked out from its variables. */
export type Answers = Record<string, Answer | ((variables: Record<string, unknown>) => Answer)>;
type Sent = { operation: string; variables: Record<string, unknown> }[];

interface RenderOptions {
  /** Where the page is, with its query. */
  address?: string;
  /** The route's pattern when the page reads parameters of its path, such as `/admin/flight/:id`. */
  path?: string;
  /** The navigation state that the page is reached with. */
  state?: unknown;
  /** Null for someone who is not signed in. */
  token?: string | null;
  /** Whether the screen is as small as a phone's. */
  isOnPhone?: boolean;
}

/**
 * Renders a screen for someone who is signed in, with questions and warnings working; each operation is answered by its
 * name, and the answers may change on the way. Elsewhere is an empty page.
 */
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
    /** Sentences that sessions were ended with; empty for Logout. */
    ended,
  };
}

/** Renders routes as they are, without anything around them. */
export function renderRoutes(
  routes: RouteObject[],
  answers: Answers,
  {
    address = '/admin/here',
    state,
    token = 'a-token',
    isOnPhone = false,
  }: Omit<RenderOptions, 'path'> = {},
) {
  installBrowserParts({ matching: isOnPhone ? ['(max-width: 639.98px)'] : [] });
  if (token === null) adminToken.forget();
  else adminToken.keep(token);
  const operations: string[] = [];
  const sent: Sent = [];
  const client = new ApolloClient({
    link: answeringLink(answers, (operation, variables) => {
      operations.push(operation);
      sent.push({ operation, variables });
    }),
    cache: new InMemoryCache({
      possibleTypes,
      typePolicies: Object.fromEntries(snapshots.map((name) => [name, { keyFields: false }])),
    }),
  });
  const shell = fakeShell();
  const router = createMemoryRouter(routes, { initialEntries: [toEntry(address, state)] });
  render(
    <InFakeShell shell={shell}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </InFakeShell>,
  );
  return {
    ...shell.recorded,
    asked: operations,
    sent,
    answers,
    go: (to: string) => router.navigate(to),
    /** Where the person is. */
    at: () => {
      const { pathname, search, state: arrivedWith } = router.state.location;
      return { pathname, search, state: arrivedWith as unknown };
    },
  };
}

/** React Router takes state with a parsed address only. */
function toEntry(address: string, state: unknown) {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  return { pathname, search, hash, state };
}

/** Copies of a moment and entries of three lists share ids without being the same; as in the shell's cache. */
const snapshots = ['BookedAirline', 'BookedAirport', 'PreferredAirline', 'Change'];

/** The variables of each request of an operation, in order. */
export const asked = (sent: Sent, operation: string) =>
  sent.filter((each) => each.operation === operation).map(({ variables }) => variables);

type Hear = (operation: string, variables: Record<string, unknown>) => void;

const answeringLink = (answers: Answers, hear: Hear) =>
  new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        hear(operationName, variables);
        const known = answers[operationName] ?? 'broken';
        const answer = typeof known === 'function' ? known(variables) : known;
        if (answer === 'pending') return;
        if (answer === 'broken') {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        observer.next('data' in answer ? answer : { errors: [{ message: answer.message }] });
        observer.complete();
      }),
  );
