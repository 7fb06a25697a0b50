import { InMemoryCache } from '@apollo/client';

/** There is one of each of these, so what different screens ask of it belongs together. */
const only = { keyFields: [] as [] };

/**
 * Not told apart by their id: a booking's airline is as it was then, whatever another booking says of it, and each
 * service counts its own changes.
 */
const partOfItsParent = { keyFields: false as const };

/** The cache as the server fills it and the browser goes on with it. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      SiteInformation: only,
      Brand: only,
      PayLater: only,
      Deals: only,
      BookedAirline: partOfItsParent,
      BookedAirport: partOfItsParent,
      PreferredAirline: partOfItsParent,
      Change: partOfItsParent,
    },
  });
