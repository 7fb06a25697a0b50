import { AdminPage } from '../../page/admin-page.tsx';

export const LocationsPage = () => <AdminPage title="Manage Locations">{null}</AdminPage>;
