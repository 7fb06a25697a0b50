import { AdminPage } from '../../page/admin-page.tsx';

export const CountriesPage = () => <AdminPage title="Manage Countries">{null}</AdminPage>;
