import fc from 'fast-check';
import { type FuzzRequest } from './fuzz-request.ts';
import { hostileText, hostileValue } from './hostile-value.ts';
import { type JsonSchema } from './json-schema.ts';
import { multipartBody, multipartType } from './multipart-body.ts';

/** The part of an OpenAPI document that is used. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}
interface Operation {
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** Requests to every operation: in some one part is hostile, in others all are. */
export function restRequests(
  { paths }: OpenApi,
  ids: readonly string[],
): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const id = fc.constantFrom(...ids);

  return fc.constantFrom(...operations).chain(({ path, method, operation }) => {
    const { parameters = [], requestBody } = operation;
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const schema = requestBody?.content['application/json']?.schema;
    const form = requestBody?.content['multipart/form-data']?.schema;
    const headers = parameters.filter((parameter) => parameter.in === 'header');
    return fc
      .record({
        inPath: fc.array(mostly(id, hostileText), { minLength: 3, maxLength: 3 }),
        inQuery: fc.tuple(
          ...query.map(({ name, schema = {} }) =>
            fc.option(
              mostly(
                plainValue(schema, id).map((value) => encodeURIComponent(String(value))),
                hostileText,
              ).map((text) => `${name}=${text}`),
            ),
          ),
        ),
        body: schema ? bodyOf(schema, id) : form ? multipartBody(form, id) : fc.constant(undefined),
        headers: fc.tuple(
          ...headers.map(({ name }) =>
            fc.option(hostileText.map((text) => [name, text.slice(0, 300)] as const)),
          ),
        ),
      })
      .map(({ inPath, inQuery, body, headers }) => {
        const address = path.replaceAll(/\{\w+\}/g, () => inPath.pop() ?? '');
        const queryText = inQuery.filter((each) => each !== null).join('&');
        return {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase() as FuzzRequest['method'],
          url: queryText ? `${address}?${queryText}` : address,
          headers: {
            ...Object.fromEntries(headers.filter((header) => header !== null)),
            ...(body !== undefined && {
              'content-type': form ? multipartType : 'application/json',
            }),
          },
          body,
        };
      });
  });
}

const mostly = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: other });

/** Whole, with one hostile field, or hostile altogether; sometimes not even JSON. */
function bodyOf(schema: JsonSchema, id: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const plain = plainValue(schema, id);
  const names = Object.keys(schema.properties ?? {});
  const withHostileField =
    names.length === 0
      ? plain
      : fc
          .tuple(plain, fc.constantFrom(...names), hostileValue)
          .map(([body, name, value]) => ({ ...(body as object), [name]: value }));
  return fc.oneof(
    { weight: 6, arbitrary: withHostileField.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: plain.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: hostileValue.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ maxLength: 50 }) },
  );
}

/** A value that fits the schema. */
function plainValue(schema: JsonSchema, id: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const { anyOf, properties, items, format } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (anyOf) return fc.oneof(...anyOf.map((each) => plainValue(each, id)));
  const [type = 'string'] = [schema.type ?? (properties ? 'object' : 'string')].flat();
  if (type === 'object')
    return fc.record(
      Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, each]) => [name, plainValue(each, id)]),
      ),
      { requiredKeys: [] },
    );
  if (type === 'array') return fc.array(plainValue(items ?? {}, id), { maxLength: 3 });
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 20 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (format === 'uuid') return id;
  return mostly(
    fc.constantFrom('Ada', 'ada@example.com', '2030-12-24', '020 7946 0000', 'London'),
    id,
  );
}
