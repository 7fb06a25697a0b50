import { AdminPage } from '../../page/admin-page.tsx';

export const FaqPage = () => <AdminPage title="FAQ Management">{null}</AdminPage>;
