import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType } from 'graphql';
import { possibleTypes } from './cache.ts';

test('the possible types are those of schema.graphql', () => {
  const schema = buildSchema(
    readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
  );
  const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);

  expect(possibleTypes).toEqual(
    Object.fromEntries(
      interfaces.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
    ),
  );
});
