import { AdminPage } from '../../page/admin-page.tsx';

export const SignInPage = () => <AdminPage title="Sign in">{null}</AdminPage>;
