import { AdminPage } from '../../page/admin-page.tsx';

export const ResetPasswordPage = () => <AdminPage title="Set a new password">{null}</AdminPage>;
