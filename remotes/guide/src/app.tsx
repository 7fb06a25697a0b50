import type { RemoteApp } from '@larkfare/remote-contract';
import { PageFrame } from './frame/page-frame.tsx';

/** A chunk's name is what remote.json calls it, so that the shell's server can have it fetched at once. */
const places = () => import(/* webpackChunkName: "places" */ './app/places-route.tsx');
const place = () => import(/* webpackChunkName: "place" */ './app/place-route.tsx');

const app: RemoteApp = {
  routes: [
    {
      Component: PageFrame,
      children: [
        { path: '/guide', lazy: places },
        { path: '/guide/:locationId', lazy: place },
      ],
    },
  ],
};

export default app;
