import type { RemoteApp } from '@larkfare/remote-contract';
import { Office } from './app/office.tsx';
import { SignedInScreens } from './app/signed-in-screens.tsx';
import * as pages from './app/pages.ts';

const app: RemoteApp = {
  routes: [
    {
      Component: Office,
      children: [
        { path: '/admin', lazy: pages.signIn },
        { path: '/admin/reset-password', lazy: pages.resetPassword },
        { path: '/admin/email-change', lazy: pages.emailChange },
        {
          Component: SignedInScreens,
          children: [
            { path: '/admin/dashboard', lazy: pages.dashboard },
            { path: '/admin/bookings', lazy: pages.bookings },
            { path: '/admin/regions', lazy: pages.regions },
            { path: '/admin/country', lazy: pages.countries },
            { path: '/admin/locations', lazy: pages.locations },
            { path: '/admin/airports', lazy: pages.airports },
            { path: '/admin/airline', lazy: pages.airlines },
            { path: '/admin/siteinfo', lazy: pages.siteInformation },
            { path: '/admin/quotes', lazy: pages.quotes },
            { path: '/admin/flight', lazy: pages.flights },
            { path: '/admin/flight/:id', lazy: pages.flight },
            { path: '/admin/contact', lazy: pages.contacts },
            { path: '/admin/FAQ', lazy: pages.faq },
            { path: '/admin/aboutuslong', lazy: pages.about },
            { path: '/admin/privacy', lazy: pages.privacy },
            { path: '/admin/terms', lazy: pages.terms },
            { path: '/admin/lateradmin', lazy: pages.payLater },
            { path: '/admin/changes', lazy: pages.changes },
            { path: '/admin/remotes', lazy: pages.remotes },
            { path: '/admin/security', lazy: pages.security },
            { path: '/admin/changeemail', lazy: pages.changeEmail },
            { path: '/admin/changepassword', lazy: pages.changePassword },
          ],
        },
      ],
    },
  ],
};

export default app;
