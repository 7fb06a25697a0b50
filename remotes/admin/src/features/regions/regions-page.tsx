import { AdminPage } from '../../page/admin-page.tsx';

export const RegionsPage = () => <AdminPage title="Manage Continents">{null}</AdminPage>;
