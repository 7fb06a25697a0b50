import { type RootField, rootFields, selectionOf } from '@larkfare/test-servers/fuzzing';
import { type InjectOptions } from 'fastify';
import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { type WholeSite } from '../whole-site.ts';

/** An example request, generated from the site's own descriptions. */
export interface Example {
  name: string;
  request: InjectOptions;
  /** Whether it is for administrators only. */
  isClosed: boolean;
}

const missingId = '01900000-0000-7000-8000-0000000000ff';

interface Operation {
  security?: object[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Every operation of the OpenAPI document, closed if its `security` has a scheme. */
export async function restExamples({ server }: WholeSite): Promise<Example[]> {
  const { paths } = (await server.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security = [], requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      isClosed: security.length > 0,
      request: {
        method: method as 'get',
        url: path.replaceAll(/\{\w+\}/g, missingId),
        payload: requestBody && exampleBody(requestBody.content['application/json']?.schema),
      },
    })),
  );
}

const exampleBody = ({ properties = {}, required = [] }: JsonSchema = {}) =>
  Object.fromEntries(required.map((name) => [name, exampleValue(properties[name])]));

const exampleValue = ({ type }: JsonSchema = {}) =>
  ({ number: 1, integer: 1, boolean: true, array: [], object: {} })[type ?? ''] ?? 'x';

/** A picture for a gateway in another process. */
export const uploadExample: Example = {
  name: 'POST /media/uploads',
  isClosed: true,
  request: { method: 'post', url: '/media/uploads', payload: 'no picture' },
};

/** Every root field of the schema; closed unless it is named here. */
export const graphqlExamples = ({ apiSdl }: WholeSite, open: readonly string[]): Example[] =>
  rootFields(apiSdl).map(({ kind, field }) => {
    const name = `${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}`;
    const query = `${kind} { ${field.name}${args(field)}${selectionOf(field)} }`;
    const request = { method: 'post' as const, url: '/graphql', payload: { query } };
    return { name, isClosed: !open.includes(name), request };
  });

function args({ args }: RootField): string {
  const required = args
    .filter(isRequiredArgument)
    .map(({ name, type }) => `${name}: ${literal(type)}`);
  return required.length ? `(${required.join(', ')})` : '';
}

function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  const examples: Record<string, string> = {
    Int: '1',
    Boolean: 'true',
    ID: `"${missingId}"`,
    LocalDate: '"2030-12-24"',
  };
  return examples[type.name] ?? '"x"';
}
