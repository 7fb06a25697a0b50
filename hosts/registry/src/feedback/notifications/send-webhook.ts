import { publicRequest } from '../../trust/public-request.ts';

const timeoutMs = 3000;

/**
 * Posts JSON to a webhook, which has three seconds to respond.
 * @throws for any other response than 2xx
 */
export const sendWebhook = (
  address: string,
  {
    body,
    headers,
    mayBePrivate,
    signal,
  }: { body: string; headers: Record<string, string>; mayBePrivate: boolean; signal: AbortSignal },
): Promise<void> =>
  new Promise((resolve, reject) => {
    publicRequest(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Larkfare-Webhooks',
        ...headers,
      },
      mayBePrivate,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
      .on('response', (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`The receiver returned ${statusCode}.`));
      })
      .on('error', reject)
      .end(body);
  });
