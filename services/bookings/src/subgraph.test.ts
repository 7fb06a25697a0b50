import { access } from './access.ts';
import { subgraphSchema } from './subgraph.ts';

it('visitors may send what they send us, and call nothing else', () => {
  const { schema } = subgraphSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );

  // A new field is closed until it is put into access.ts, and whoever opens it says so here.
  expect(fields.filter((field) => access.public.includes(field)).sort()).toEqual([
    'Mutation.requestBooking',
    'Mutation.requestQuote',
    'Mutation.sendContactMessage',
    'Query.formToken',
  ]);
});
