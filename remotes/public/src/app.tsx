import type { RemoteApp } from '@larkfare/remote-contract';

/** A chunk's name is what remote.json calls it, so that the shell's server can have it fetched at once. */
const home = () => import(/* webpackChunkName: "home" */ './features/home/home-page.tsx');
const results = () =>
  import(/* webpackChunkName: "results" */ './features/results/results-page.tsx');

const app: RemoteApp = {
  routes: [
    { path: '/home', lazy: home },
    { path: '/search', lazy: results },
    { path: '/search-results', lazy: results },
    { path: '/tickets', lazy: results },
  ],
};

export default app;
