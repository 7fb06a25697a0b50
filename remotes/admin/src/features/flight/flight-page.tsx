import { AdminPage } from '../../page/admin-page.tsx';

export const FlightPage = () => <AdminPage title="Flight">{null}</AdminPage>;
