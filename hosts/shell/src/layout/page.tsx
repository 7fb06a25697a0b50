import type { ReactNode } from 'react';
import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { PageContext, type PageContextValue } from '../federation/page-context.tsx';

type PageProps = { client: ApolloClient; context: PageContextValue; children: ReactNode };

/** The tree around the router, the same on the server and in the browser. */
export const Page = ({ client, context, children }: PageProps) => (
  <ApolloProvider client={client}>
    <PageContext value={context}>{children}</PageContext>
  </ApolloProvider>
);
