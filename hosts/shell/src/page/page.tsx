import type { ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PageOnScreenContext, type PageOnScreen } from './page-on-screen.tsx';

type PageProps = { client: ApolloClient; onScreen: PageOnScreen; children: ReactNode };

/** The tree around the router, the same on the server and in the browser. */
export const Page = ({ client, onScreen, children }: PageProps) => (
  <ApolloProvider client={client}>
    <PageOnScreenContext value={onScreen}>{children}</PageOnScreenContext>
  </ApolloProvider>
);
