import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { possibleTypes } from '@larkfare/remote-contract/possible-types';
import { fakeShell, InFakeShell } from '@larkfare/remote-contract/testing';
import { act, render } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';

/** What the server gives: the data of an operation, a GraphQL error's sentence, a broken line, or nothing yet. */
export type Answer = { data: Record<string, unknown> } | { message: string } | 'broken' | 'pending';
/** The same for every request, or worked out from its variables. */
export type Answers = Record<string, Answer | ((variables: Record<string, unknown>) => Answer)>;

/** Renders a page in a fake shell; each operation is answered by its name, and the answers may change on the way. */
export function renderPage(page: ReactNode, answers: Answers, { address = '/' } = {}) {
  const asked: string[] = [];
  const sent: { operation: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(operationName);
        sent.push({ operation: operationName, variables });
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
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  const shell = fakeShell();
  const at = { pathname: '', search: '', back: () => undefined as unknown };
  render(
    <InFakeShell shell={shell}>
      <ApolloProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          {page}
          <Whereabouts onMove={(place) => Object.assign(at, place)} />
        </MemoryRouter>
      </ApolloProvider>
    </InFakeShell>,
  );
  const goBack = () => act(async () => void at.back());
  return { ...shell.recorded, asked, sent, answers, at, goBack };
}

/** Tells where the visitor is; a router with data would need a browser's Request, which jsdom does not have. */
function Whereabouts({
  onMove,
}: {
  onMove: (place: { pathname: string; search: string; back: () => unknown }) => unknown;
}) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    onMove({ pathname, search, back: () => navigate(-1) });
  });
  return null;
}
