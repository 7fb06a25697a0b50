import type { RemoteApp } from '@larkfare/remote-contract';
import { pages } from '@larkfare/webpack-remote/pages';

const app: RemoteApp = {
  routes: [
    ...pages,
    // Replaced in each published version.
    ...pages.map((page) => ({ ...page, path: '/sample/FURTHER_PATH_OF_THE_SAMPLE' })),
  ],
};
export default app;
