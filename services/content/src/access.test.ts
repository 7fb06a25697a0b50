import { access } from './access.ts';
import { subgraphSchema } from './subgraph.ts';

test('every field that anybody may call exists in the schema, and site information is one', () => {
  const { schema } = subgraphSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
  );

  expect(fields).toEqual(expect.arrayContaining([...access.public]));
  expect(access.public).toContain('Query.siteInformation');
});
