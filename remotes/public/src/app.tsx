import type { RemoteApp } from '@larkfare/remote-contract';
import { SiteLayout } from './app/site-layout.tsx';

/** A chunk's name is what remote.json calls it, so that the shell's server can have it fetched at once. */
const home = () => import(/* webpackChunkName: "home" */ './app/home-route.tsx');
const results = () => import(/* webpackChunkName: "results" */ './app/results-route.tsx');
const deals = () => import(/* webpackChunkName: "deals" */ './app/deals-route.tsx');
const regionLocations = () =>
  import(/* webpackChunkName: "region-locations" */ './app/region-locations-route.tsx');
const airlines = () => import(/* webpackChunkName: "airlines" */ './app/airlines-route.tsx');
const airline = () => import(/* webpackChunkName: "airline" */ './app/airline-route.tsx');
const about = () => import(/* webpackChunkName: "about" */ './app/about-route.tsx');
const payLater = () => import(/* webpackChunkName: "pay-later" */ './app/pay-later-route.tsx');
const contact = () => import(/* webpackChunkName: "contact" */ './app/contact-route.tsx');
const privacy = () => import(/* webpackChunkName: "privacy" */ './app/privacy-route.tsx');
const terms = () => import(/* webpackChunkName: "terms" */ './app/terms-route.tsx');

const app: RemoteApp = {
  routes: [
    {
      Component: SiteLayout,
      children: [
        { path: '/home', lazy: home },
        { path: '/search', lazy: results },
        { path: '/search-results', lazy: results },
        { path: '/tickets', lazy: results },
        { path: '/deals', lazy: deals },
        { path: '/countries/:regionId', lazy: regionLocations },
        { path: '/flight', lazy: airlines },
        { path: '/flight/:id', lazy: airline },
        { path: '/about', lazy: about },
        { path: '/paylater', lazy: payLater },
        { path: '/contact', lazy: contact },
        { path: '/privacy', lazy: privacy },
        { path: '/terms', lazy: terms },
      ],
    },
  ],
};

export default app;
