import { type Access } from '@larkfare/data-kit/subgraph';

/** Visitors may call these without signing in. Everything else needs an administrator. */
export const access: Access = {
  public: [
    'Query.customerBooking',
    'Query.formToken',
    'Query.priceAlert',
    'Mutation.requestPriceAlert',
    'Mutation.confirmPriceAlert',
    'Mutation.stopPriceAlert',
    'Mutation.requestBooking',
    'Mutation.requestQuote',
    'Mutation.sendContactMessage',
  ],
};
