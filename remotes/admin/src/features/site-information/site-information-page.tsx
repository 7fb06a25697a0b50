import { AdminPage } from '../../page/admin-page.tsx';

export const SiteInformationPage = () => <AdminPage title="Site information">{null}</AdminPage>;
