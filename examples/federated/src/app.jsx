import { lazy } from 'react';

const Page = lazy(() => import('./page.jsx'));
const More = lazy(() => import('./more-page.jsx'));

/** The module `./app` of every remote: routes under paths that its remote.json names. */
export default (name) => ({
  routes: [
    { path: `/${name}-example`, element: <Page name={name} /> },
    { path: `/${name}-example/more`, element: <More name={name} /> },
  ],
});
