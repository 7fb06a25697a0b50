import { AdminPage } from '../../page/admin-page.tsx';

export const AirlinesPage = () => <AdminPage title="Manage Airlines">{null}</AdminPage>;
