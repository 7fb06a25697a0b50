import { type IncomingMessage } from 'node:http';
import { publicRequest } from './public-request.ts';

const maxBytes = 200_000;

/** @throws if it is not to be had, is not JSON or is too large */
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
    throw new Error(`${address} answered ${response.statusCode ?? 0}.`);
  if (bytes > maxBytes) throw new Error(`${address} answered more than ${maxBytes} bytes.`);
  return JSON.parse(Buffer.concat(parts).toString());
}
