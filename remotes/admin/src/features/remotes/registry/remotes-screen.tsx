import type { ReactNode } from 'react';
import { LinkBar } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { AdminPage } from '../../../office/admin-page.tsx';

const views = [
  { key: 'live', name: 'What is live', search: '' },
  { key: 'slots', name: 'On our pages', search: '?view=slots' },
  { key: 'history', name: 'History', search: '?view=history' },
  { key: 'tokens', name: 'Deploy tokens', search: '?view=tokens' },
  { key: 'publishers', name: 'Trusted publishers', search: '?view=publishers' },
  { key: 'keys', name: 'Signing keys', search: '?view=keys' },
] as const;

interface RemotesScreenProps {
  view: (typeof views)[number]['key'];
  actions?: ReactNode;
  children: ReactNode;
}

/** The page around each view. */
export const RemotesScreen = ({ view, actions, children }: RemotesScreenProps) => (
  <AdminPage
    title="Remotes"
    lead="What partner teams publish: what is live where, and how to roll it back."
    actions={actions}
  >
    <LinkBar label="Views" look="tabs">
      {views.map(({ key, name, search }) => (
        <Link key={key} to={{ search }} aria-current={key === view ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </LinkBar>
    {children}
  </AdminPage>
);
