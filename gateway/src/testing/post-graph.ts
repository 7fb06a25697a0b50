import { type TestGateway } from './test-gateway.ts';

/** The response of `/graphql` to this body. */
export async function postGraph(
  { server }: TestGateway,
  body: unknown,
  headers: Record<string, string> = {},
  remoteAddress = '192.0.2.7',
) {
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress,
  });
  return { status: response.statusCode, body: response.json() };
}
