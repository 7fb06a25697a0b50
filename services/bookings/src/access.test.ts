import { openFields } from '@larkfare/data-kit/testing';
import { subgraphSchema } from './subgraph.ts';

test('visitors may send their requests and open the page of a private link, and call nothing else', async () => {
  expect(await openFields(subgraphSchema().schema)).toEqual([
    'Mutation.confirmPriceAlert',
    'Mutation.requestBooking',
    'Mutation.requestPriceAlert',
    'Mutation.requestQuote',
    'Mutation.sendContactMessage',
    'Mutation.stopPriceAlert',
    'Query.customerBooking',
    'Query.formToken',
    'Query.priceAlert',
  ]);
});
