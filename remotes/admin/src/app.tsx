import type { RemoteApp } from '@larkfare/remote-contract';
import { pages } from '@larkfare/webpack-remote/pages';
import { Office } from './app/office.tsx';
import { SignedInScreens } from './app/signed-in-screens.tsx';

const app: RemoteApp = {
  routes: [
    {
      Component: Office,
      children: [
        ...pages.filter(({ handle }) => handle?.isOpen),
        { Component: SignedInScreens, children: pages.filter(({ handle }) => !handle?.isOpen) },
      ],
    },
  ],
};

export default app;
