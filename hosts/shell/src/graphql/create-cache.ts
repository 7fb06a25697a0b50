import { InMemoryCache } from '@apollo/client';

/** There is one of each of these, so what different screens ask of it belongs together. */
const only = { keyFields: [] as [] };

/** The cache as the server fills it and the browser goes on with it. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: { SiteInformation: only, Brand: only, PayLater: only, Deals: only },
  });
