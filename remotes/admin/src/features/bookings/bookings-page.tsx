import { AdminPage } from '../../page/admin-page.tsx';

export const BookingsPage = () => <AdminPage title="Booking Management">{null}</AdminPage>;
