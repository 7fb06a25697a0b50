import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createCache } from '../cache.ts';
import { fakeShell, InFakeShell } from './fake-shell.ts';

/** The response to an operation: its data, a GraphQL error's message, a network error, or none yet. */
export type Answer = { data: Record<string, unknown> } | { message: string } | 'broken' | 'pending';

/** Each operation's response, or a function of its variables. */
export type Answers = Record<string, Answer | ((variables: Record<string, unknown>) => Answer)>;

/** The requests that were sent, in order. */
export type Requests = { operation: string; variables: Record<string, unknown> }[];

type RenderOptions = {
  /** The address of the page, with its query. */
  address?: string | undefined;
  /** The route's pattern if the page reads parameters of its path, such as `/flights/:id`; any address by default. */
  path?: string | undefined;
  /** The navigation state that the page is reached with. */
  state?: unknown;
};

/**
 * Renders a page in a fake shell. Each operation has its answer, which a test may change meanwhile.
 *
 * @example
 * const { answers } = renderPage(<RegionsPage />, { Regions: { data: { regions: [] } } });
 */
export function renderPage(page: ReactNode, answers: Answers, options: RenderOptions = {}) {
  const { path = '*' } = options;
  return renderRoutes([{ path, element: page }], answers, options);
}

/** Renders routes without a wrapper, such as those of a whole remote. */
export function renderRoutes(
  routes: RouteObject[],
  answers: Answers,
  { address = '/', state }: Omit<RenderOptions, 'path'> = {},
) {
  const operations: string[] = [];
  const sent: Requests = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        operations.push(operationName);
        sent.push({ operation: operationName, variables });
        const response = answers[operationName] ?? 'broken';
        const answer = typeof response === 'function' ? response(variables) : response;
        if (answer === 'pending') return;
        if (answer === 'broken') {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        observer.next('data' in answer ? answer : { errors: [{ message: answer.message }] });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const shell = fakeShell();
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const router = createMemoryRouter(routes, {
    initialEntries: [{ pathname, search, hash, state }],
  });
  render(
    <InFakeShell shell={shell}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </InFakeShell>,
  );
  return {
    ...shell.recorded,
    /** The names of the operations that were sent. */
    operations,
    sent,
    answers,
    /** Goes to an address, or back by a negative number. */
    go: (to: string | number) =>
      act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    /** The current location. */
    at: () => {
      const { pathname, search, state: locationState } = router.state.location;
      return { pathname, search, state: locationState as unknown };
    },
  };
}

/** The variables of each request of an operation, in order. */
export const variablesOf = (sent: Requests, operation: string) =>
  sent.filter((request) => request.operation === operation).map(({ variables }) => variables);
