import { AdminPage } from '../../page/admin-page.tsx';

export const PrivacyPage = () => <AdminPage title="Privacy Policy Management">{null}</AdminPage>;
