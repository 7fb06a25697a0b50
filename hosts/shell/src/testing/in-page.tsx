import { InFakeShell } from '@larkfare/remote-contract/testing';
import type { ReactNode } from 'react';
import { createLayoutStore, type LayoutStore } from '../federation/layout-store.ts';
import { createRemotes } from '../federation/remotes.ts';
import { PageContext } from '../federation/page-context.ts';

const remotes = createRemotes([]);

/** A page of a site without remotes, for tests of its parts. */
export const InPage = ({
  layout = createLayoutStore(remotes, undefined),
  children,
}: {
  layout?: LayoutStore;
  children: ReactNode;
}) => (
  <InFakeShell>
    <PageContext
      value={{
        data: {
          site: { name: 'Larkfare', tagline: '', origin: '' },
          phone: '020 7946 0000',
          today: '2026-11-20',
          remotes: [],
        },
        layout,
        pageRendered: () => undefined,
        pageShown: () => undefined,
        remotes,
      }}
    >
      {children}
    </PageContext>
  </InFakeShell>
);
