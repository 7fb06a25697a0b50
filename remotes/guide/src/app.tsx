import type { RemoteApp } from '@larkfare/remote-contract';
import { PageLayout } from './layout/page-layout.tsx';

/** The chunk names match remote.json, so that the shell's server can preload them. */
const places = () => import(/* webpackChunkName: "places" */ './app/places-route.tsx');
const place = () => import(/* webpackChunkName: "place" */ './app/place-route.tsx');

const app: RemoteApp = {
  routes: [
    {
      Component: PageLayout,
      children: [
        { path: '/guide', lazy: places },
        { path: '/guide/:locationId', lazy: place },
      ],
    },
  ],
};

export default app;
