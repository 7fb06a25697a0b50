import { AdminPage } from '../../page/admin-page.tsx';

export const AirportsPage = () => <AdminPage title="Manage Airports">{null}</AdminPage>;
