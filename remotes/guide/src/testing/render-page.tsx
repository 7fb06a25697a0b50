import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** The response to an operation: its data, a network error, or none yet. */
export type Answer = { data: Record<string, unknown> } | 'broken' | 'pending';

/** Each operation's response, or a function of its variables. */
export type Answers = Record<string, Answer | ((variables: Record<string, unknown>) => Answer)>;

/** Renders a page in a fake shell. Operations are answered by name; tests may change the answers meanwhile. */
export function renderPage(page: ReactNode, answers: Answers, address = '/') {
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const known = answers[operationName] ?? 'broken';
        const answer = typeof known === 'function' ? known(variables) : known;
        if (answer === 'pending') return;
        if (answer === 'broken') {
          observer.error(new TypeError('Failed to fetch'));
          return;
        }
        observer.next(answer);
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const shell = fakeShell();
  render(
    <InFakeShell shell={shell}>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
      </ApolloProvider>
    </InFakeShell>,
  );
  return { ...shell.recorded, answers };
}
