import { AdminPage } from '../../page/admin-page.tsx';

export const ContactsPage = () => <AdminPage title="Contact Us Management">{null}</AdminPage>;
