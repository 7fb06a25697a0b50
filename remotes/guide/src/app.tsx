import type { RemoteApp } from '@larkfare/remote-contract';
import { pages } from '@larkfare/webpack-remote/pages';
import { PageLayout } from './layout/page-layout.tsx';

const app: RemoteApp = { routes: [{ Component: PageLayout, children: pages }] };

export default app;
