import type { RemoteApp } from '@larkfare/remote-contract';
import { pages } from '@larkfare/webpack-remote/pages';
import { SiteFooter, SiteHeader } from './app/site-layout.tsx';

const app: RemoteApp = {
  routes: pages,
  layout: { Header: SiteHeader, Footer: SiteFooter },
};

export default app;
