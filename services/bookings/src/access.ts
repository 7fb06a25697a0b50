import { type Access } from '@larkfare/data-kit/subgraph';

/** What visitors may call without signing in. Everything else needs an administrator. */
export const access: Access = {
  public: [
    'Query.formToken',
    'Mutation.requestBooking',
    'Mutation.requestQuote',
    'Mutation.sendContactMessage',
  ],
};
