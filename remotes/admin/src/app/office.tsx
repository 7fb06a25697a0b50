import { Outlet } from 'react-router';
import { ConfirmProvider } from '../confirm/confirm-provider.tsx';
import { UnsavedProvider } from '../unsaved/unsaved-provider.tsx';

/** Around every screen of the back office: questions, and the warning before unsaved work is left. */
export const Office = () => (
  <ConfirmProvider>
    <UnsavedProvider>
      <Outlet />
    </UnsavedProvider>
  </ConfirmProvider>
);
