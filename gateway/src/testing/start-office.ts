import { signedIn } from './office-fixture.ts';
import { startTestGateway } from './test-gateway.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A gateway, for all tests of a file, that an administrator sends REST requests to; each test finds none. */
export async function startOffice() {
  const { server, requests } = await startTestGateway({ until: 'the file ends' });
  beforeEach(() => void requests.splice(0));
  return {
    server,
    requests,
    async send(method: Method, url: string, payload?: object, headers = {}) {
      const response = await server.inject({
        method,
        url: `/api${url}`,
        payload,
        headers: { ...signedIn, ...headers },
      });
      return { status: response.statusCode, body: response.json(), headers: response.headers };
    },
    /** Variables of the last request; the session check comes before. */
    variables: () => requests.at(-1)?.variables,
  };
}

/** The resources whose records have a name that no other has. */
export const namedResources = ['region', 'country', 'location', 'airport', 'airline'];

export const errorBody = (message: string) => ({ message, error: message });
