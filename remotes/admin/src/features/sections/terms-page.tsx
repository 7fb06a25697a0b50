import { AdminPage } from '../../page/admin-page.tsx';

export const TermsPage = () => <AdminPage title="Terms &amp; Conditions Management">{null}</AdminPage>;
