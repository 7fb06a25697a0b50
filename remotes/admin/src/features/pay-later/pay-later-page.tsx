import { AdminPage } from '../../page/admin-page.tsx';

export const PayLaterPage = () => <AdminPage title="Paylater Management">{null}</AdminPage>;
