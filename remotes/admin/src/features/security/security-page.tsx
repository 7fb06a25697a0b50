import { AdminPage } from '../../office/admin-page.tsx';
import { SecurityLog } from './security-log.tsx';
import { Sessions } from './sessions.tsx';
import { SigningKey } from './signing-key.tsx';

/** /admin/security: where the administrator is signed in, and what happened to the account. */
export const Component = () => (
  <AdminPage
    title="Security"
    lead="Where you are signed in, and what happened to the account, its sessions and its tokens. If you do not recognise a session, end it and change your password."
  >
    <Sessions />
    <SigningKey />
    <SecurityLog />
  </AdminPage>
);
