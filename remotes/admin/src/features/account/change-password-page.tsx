import { AdminPage } from '../../page/admin-page.tsx';

export const ChangePasswordPage = () => <AdminPage title="Change Admin Password">{null}</AdminPage>;
