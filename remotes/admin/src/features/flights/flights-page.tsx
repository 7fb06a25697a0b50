import { AdminPage } from '../../page/admin-page.tsx';

export const FlightsPage = () => <AdminPage title="Flights">{null}</AdminPage>;
