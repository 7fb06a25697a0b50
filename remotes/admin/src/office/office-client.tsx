import { useState, type ReactNode } from 'react';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { adminTokenLink } from './admin-token-link.ts';

/** Sends the queries of the screens inside with the administrator's token, over the shell's connection and into its cache. */
export function OfficeClient({ children }: { children: ReactNode }) {
  const { cache, link } = useApolloClient();
  const [client] = useState(
    () =>
      new ApolloClient({
        cache,
        link: adminTokenLink().concat(link),
        devtools: { enabled: false },
      }),
  );
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
