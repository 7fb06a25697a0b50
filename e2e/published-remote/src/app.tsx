import type { RemoteApp } from '@larkfare/remote-contract';

const lazy = () => import(/* webpackChunkName: "lookout" */ './lookout-page.tsx');

const app: RemoteApp = {
  routes: [
    { path: '/lookout', lazy },
    // What it is called is written in when a version is made of this build; remote.json names it then, too.
    { path: '/lookout/FURTHER_PATH_OF_THE_LOOKOUT', lazy },
  ],
};
export default app;
