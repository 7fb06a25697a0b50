import { AdminPage } from '../../page/admin-page.tsx';

export const DashboardPage = () => <AdminPage title="Dashboard">{null}</AdminPage>;
