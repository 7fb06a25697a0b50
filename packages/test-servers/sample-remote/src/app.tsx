import type { RemoteApp } from '@larkfare/remote-contract';

const lazy = () => import(/* webpackChunkName: "sample" */ './sample-page.tsx');

const app: RemoteApp = {
  routes: [
    { path: '/sample', lazy },
    // Replaced in each published version.
    { path: '/sample/FURTHER_PATH_OF_THE_SAMPLE', lazy },
  ],
};
export default app;
