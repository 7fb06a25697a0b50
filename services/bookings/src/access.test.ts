import { openFields } from '@larkfare/data-kit/testing';
import { subgraphSchema } from './subgraph.ts';

test('visitors may send their requests and open the page of a private link, and call nothing else', async () => {
  expect(await openFields(subgraphSchema().schema)).toEqual([
    'Mutation.requestBooking',
    'Mutation.requestQuote',
    'Mutation.sendContactMessage',
    'Query.customerBooking',
    'Query.formToken',
  ]);
});
