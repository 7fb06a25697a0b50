import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@larkfare/service-kit';

const timeoutMs = 10_000;

/**
 * Posts JSON to a webhook and follows no redirect.
 * @param mayBePrivate otherwise it connects to addresses of the public internet only, whatever a name resolves to
 * @throws for any other answer than 2xx
 */
export function sendWebhook(
  address: string,
  {
    body,
    headers,
    mayBePrivate,
  }: { body: string; headers: Record<string, string>; mayBePrivate: boolean },
): Promise<void> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !mayBePrivate && !isPublicAddress(host)) return Promise.reject(notPublic(host));
  const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Larkfare-Webhooks',
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      agent: false,
      ...(!mayBePrivate && { lookup: publicLookup }),
    })
      .on('response', (response) => {
        const { statusCode = 0 } = response;
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`The receiver answered ${statusCode}.`));
      })
      .on('error', reject)
      .end(body);
  });
}

/** Resolves a name, and refuses it if any of its addresses is not public. The request connects to these and no others. */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (problem, addresses) => {
    const hidden = addresses?.find(({ address }) => !isPublicAddress(address));
    if (problem || hidden) return callback(problem ?? notPublic(hostname), []);
    const [first] = addresses;
    return options.all
      ? callback(null, addresses)
      : callback(null, first?.address ?? '', first?.family);
  });

const notPublic = (host: string) => new Error(`${host} is not on the public internet.`);
