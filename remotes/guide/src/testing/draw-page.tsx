import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** What the site gives: the data of an operation, a broken line, or nothing yet. */
export type Answer = { data: Record<string, unknown> } | 'broken' | 'pending';

/** Draws a page in a fake shell; each operation is answered by its name, and the answers may change on the way. */
export function drawPage(page: ReactNode, answers: Record<string, Answer>, address = '/') {
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        const answer = answers[operationName] ?? 'broken';
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
  return { ...shell.heard, answers };
}
