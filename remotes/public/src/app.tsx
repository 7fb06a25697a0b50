import type { RemoteApp } from '@larkfare/remote-contract';
import { pages } from '@larkfare/webpack-remote/pages';
import { SiteLayout } from './app/site-layout.tsx';

const app: RemoteApp = { routes: [{ Component: SiteLayout, children: pages }] };

export default app;
