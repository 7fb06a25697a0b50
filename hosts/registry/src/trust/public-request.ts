import {
  type ClientRequest,
  type IncomingMessage,
  request as httpRequest,
  type RequestOptions,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@larkfare/server-kit/network';

const timeoutMs = 10_000;

/**
 * A request that follows no redirect, and ends after 10 s.
 * @param mayBePrivate otherwise it is for https, and connects to addresses of the public internet only, whatever a name resolves to
 */
export function publicRequest(
  address: string,
  { mayBePrivate, signal, ...options }: RequestOptions & { mayBePrivate: boolean },
): ClientRequest {
  const timeout = AbortSignal.timeout(timeoutMs);
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!mayBePrivate && url.protocol !== 'https:') throw new Error(`${address} is not https.`);
  if (!mayBePrivate && isIP(host) && !isPublicAddress(host)) throw notPublic(host);
  const request = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return request(url, {
    ...options,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    agent: false,
    ...(!mayBePrivate && { lookup: publicLookup }),
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

const maxBytes = 200_000;

/** @throws if the response is missing, is not JSON or is too large */
export async function readPublicJson(address: string, mayBePrivate: boolean): Promise<unknown> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    publicRequest(address, { headers: { accept: 'application/json' }, mayBePrivate })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  const parts: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection.
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (response.statusCode !== 200 || bytes > maxBytes) break;
    parts.push(part);
  }
  if (response.statusCode !== 200)
    throw new Error(`${address} returned ${response.statusCode ?? 0}.`);
  if (bytes > maxBytes) throw new Error(`${address} returned more than ${maxBytes} bytes.`);
  return JSON.parse(Buffer.concat(parts).toString());
}
