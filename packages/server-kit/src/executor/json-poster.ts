import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';

interface JsonRequest {
  body: string;
  headers: Record<string, string | undefined>;
  timeoutMs: number;
  /** Whether sending it twice does no harm. */
  isRepeatable: boolean;
}

interface JsonResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Shorter than a server keeps an idle connection. */
const idleMsAtMost = 4000;
const lostConnection = ['ECONNRESET', 'EPIPE'];

/**
 * Sends JSON to one address over kept connections, for a part of what `fetch` takes.
 * @throws when the whole response has not arrived in time
 */
export function jsonPoster(url: string): (request: JsonRequest) => Promise<JsonResponse> {
  const address = new URL(url);
  const { Agent, request } = address.protocol === 'https:' ? https : http;
  const kept = new Agent({ keepAlive: true, timeout: idleMsAtMost });
  const options = { ...urlToHttpOptions(address), method: 'POST' };

  return async ({ body, headers, timeoutMs, isRepeatable }) => {
    let sent: ClientRequest;
    const timer = setTimeout(
      () => sent.destroy(new Error(`There was no whole response within ${timeoutMs} ms.`)),
      timeoutMs,
    );
    const send = (agent: http.Agent | false) =>
      new Promise<JsonResponse>((resolve, reject) => {
        const all = { 'content-type': 'application/json', ...headers };
        sent = request({ ...options, agent, headers: all }, (response) => {
          void read(response).then(resolve, reject);
        });
        sent.on('error', (problem: NodeJS.ErrnoException) => {
          // The server closed the kept connection as the request was being sent.
          const isStale = sent.reusedSocket && lostConnection.includes(problem.code ?? '');
          if (isStale && isRepeatable) resolve(send(false));
          else reject(problem);
        });
        sent.end(body);
      });
    try {
      return await send(kept);
    } finally {
      clearTimeout(timer);
    }
  };
}

const read = (response: IncomingMessage) =>
  new Promise<JsonResponse>((resolve, reject) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () => {
      const { statusCode: status, headers } = response;
      resolve({ status, headers, bytes: Buffer.concat(chunks) });
    });
  });
