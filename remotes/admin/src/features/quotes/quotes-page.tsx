import { AdminPage } from '../../page/admin-page.tsx';

export const QuotesPage = () => <AdminPage title="Get-a-Quote Requests">{null}</AdminPage>;
