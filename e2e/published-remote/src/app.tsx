import type { RemoteApp } from '@larkfare/remote-contract';

const app: RemoteApp = {
  routes: [
    {
      path: '/lookout',
      lazy: () => import(/* webpackChunkName: "lookout" */ './lookout-page.tsx'),
    },
  ],
};
export default app;
