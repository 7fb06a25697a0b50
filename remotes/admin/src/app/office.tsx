import { Outlet } from 'react-router';
import { ConfirmProvider } from '../office/confirm-provider.tsx';
import { UnsavedProvider } from '../office/unsaved-provider.tsx';
import { useState, type ReactNode } from 'react';
import { ApolloClient } from '@apollo/client';
import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { adminTokenLink } from '../office/admin-token-link.ts';

/** Around every screen of the back office: its token, questions, and the warning before unsaved work is left. */
export const Office = () => (
  <OfficeClient>
    <ConfirmProvider>
      <UnsavedProvider>
        <Outlet />
      </UnsavedProvider>
    </ConfirmProvider>
  </OfficeClient>
);

/** Sends the queries of the screens inside with the administrator's token, over the shell's connection and into its cache. */
function OfficeClient({ children }: { children: ReactNode }) {
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
