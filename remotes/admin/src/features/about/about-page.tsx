import { AdminPage } from '../../page/admin-page.tsx';

export const AboutPage = () => <AdminPage title="About Us (Detailed) Management">{null}</AdminPage>;
