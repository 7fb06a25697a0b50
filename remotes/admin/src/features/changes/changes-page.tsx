import { AdminPage } from '../../page/admin-page.tsx';

export const ChangesPage = () => <AdminPage title="Changes">{null}</AdminPage>;
