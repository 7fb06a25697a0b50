import { createLog } from '../log/log.ts';
import { requestIdHeader } from '../log/request-context.ts';
import { traceHeaders } from '../telemetry/spans.ts';
import { jsonPoster } from './json-poster.ts';
import { type RequestHeaders, toRequestHeaders } from './request-headers.ts';

/** For a browser whose administrator has signed in. */
export interface NewSession {
  secret: string;
  /** The token that `signDevice` of the content service has made. */
  device: string;
}

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string | undefined;
  headers?: RequestHeaders;
  /** Whether the caller passes the response on unchanged. */
  acceptsBytes?: boolean;
}

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly {
    message: string;
    path?: readonly (string | number)[];
    extensions?: Record<string, unknown>;
  }[];
  /** Internal; removed before the response reaches a client. */
  extensions?: { newSession?: NewSession };
  /** Instead of all that: the JSON of an answer with nothing but data, as another server sent it. */
  bytes?: Buffer;
}

/** The one way to call a service, whether it runs in this process or in another. */
export type GraphqlExecutor = (request: GraphqlRequest) => Promise<GraphqlAnswer>;

/** No visitor waits longer. */
export const operationMsAtMost = 10_000;
export const notAnswering = 'This part of the site is not answering. Please try again in a moment.';
const log = createLog('subgraph');

/** Marks a response without errors and without anything internal. */
export const onlyDataHeader = 'x-only-data';

/** Proves that the caller is one of our servers. */
export const internalSecretHeader = 'x-internal-secret';

/** Answers from a subgraph behind an address. @throws SERVICE_UNAVAILABLE as data when it cannot be reached in time. */
export function httpExecutor(
  url: string,
  {
    timeoutMs = operationMsAtMost,
    secret,
  }: { timeoutMs?: number; secret?: string | undefined } = {},
): GraphqlExecutor {
  const post = jsonPoster(url);
  return async ({ headers = {}, acceptsBytes, ...operation }) => {
    try {
      const response = await post({
        headers: {
          ...requestIdHeader(),
          ...traceHeaders(),
          ...toRequestHeaders(headers),
          ...(secret && { [internalSecretHeader]: secret }),
        },
        body: JSON.stringify(operation),
        timeoutMs,
        isRepeatable: !operation.query.includes('mutation'),
      });
      if (response.status === 401) throw new Error('The server takes another INTERNAL_SECRET.');
      if (acceptsBytes && response.headers[onlyDataHeader]) return { bytes: response.bytes };
      return JSON.parse(response.bytes.toString()) as GraphqlAnswer;
    } catch (error) {
      log.warn({ err: error, url }, 'a subgraph cannot be reached');
      return {
        errors: [
          {
            message: notAnswering,
            extensions: { code: 'SERVICE_UNAVAILABLE' },
          },
        ],
      };
    }
  };
}
