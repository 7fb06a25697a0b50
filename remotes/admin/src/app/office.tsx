import { Outlet } from 'react-router';
import { ConfirmProvider } from '../office/confirm-provider.tsx';
import { OfficeClient } from '../office/office-client.tsx';
import { UnsavedProvider } from '../office/unsaved-provider.tsx';

/** Around every screen of the back office: its token, questions, and the warning before unsaved work is left. */
export const Office = () => (
  <OfficeClient>
    <ConfirmProvider>
      <UnsavedProvider>
        <Outlet />
      </UnsavedProvider>
    </ConfirmProvider>
  </OfficeClient>
);
