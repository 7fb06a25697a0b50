import { AdminPage } from '../../page/admin-page.tsx';

export const ChangeEmailPage = () => <AdminPage title="Change Admin Email">{null}</AdminPage>;
