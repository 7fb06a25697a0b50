import { InMemoryCache } from '@apollo/client';

/** The types that implement the schema's interfaces: without them, `... on Problem` matches nothing. */
export const possibleTypes = {
  Problem: [
    'AlreadyExists',
    'IdempotencyKeyReused',
    'InUse',
    'InvalidInput',
    'NotFound',
    'PriceChanged',
    'SignInRefused',
    'Stale',
    'TooManyRequests',
  ],
};

/** There is only one of each of these, so the fields that different screens query are merged. */
const singleton = { keyFields: [] as [] };

/**
 * Not normalised: a booking's airline is a snapshot that other bookings do not share, and change ids are unique within
 * one service only.
 */
const embedded = { keyFields: false as const };

/** The Apollo cache, with the same policies on the server that fills it, in the browser that restores it and in tests. */
export const createCache = () =>
  new InMemoryCache({
    possibleTypes,
    typePolicies: {
      SiteInformation: singleton,
      Brand: singleton,
      PayLater: singleton,
      Deals: singleton,
      BookedAirline: embedded,
      BookedAirport: embedded,
      PreferredAirline: embedded,
      Change: embedded,
    },
  });
