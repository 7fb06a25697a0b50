import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

/** The signature that AWS's documents describe (Signature Version 4), worked out from the request as it came. */
function signatureOf(request: IncomingMessage, signed: string[], scope: string, secretKey: string) {
  const [date = '', region = '', service = ''] = scope.split('/');
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const canonical = [
    request.method,
    pathname,
    search.slice(1),
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed.join(';'),
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join(
    '\n',
  );
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (derived, part) => hmac(derived, part),
    `AWS4${secretKey}`,
  );
  return createHmac('sha256', key).update(toSign).digest('hex');
}

/** A server that keeps objects as S3 does, for one key; it refuses what is not signed as it should be. */
export async function aSmallS3({ accessKeyId = 'LARK', secretAccessKey = 'a secret' } = {}) {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const failures: number[] = [];
  let room = Infinity;

  function isSigned(request: IncomingMessage, body: Buffer): boolean {
    const [, id, scope = '', signed = '', signature] =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
        request.headers.authorization ?? '',
      ) ?? [];
    const hash = request.headers['x-amz-content-sha256'];
    return (
      id === accessKeyId &&
      /^\d{8}\/[\w-]+\/s3\/aws4_request$/.test(scope) &&
      signed.split(';').includes('host') &&
      (hash === 'UNSIGNED-PAYLOAD' ? !body.length : hash === sha256(body)) &&
      signature === signatureOf(request, signed.split(';'), scope, secretAccessKey)
    );
  }

  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const failure = failures.shift();
      if (failure) return response.writeHead(failure).end('<Error/>');
      if (!isSigned(request, body))
        return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
      const name = request.url ?? '';
      const object = objects.get(name);
      if (request.method === 'PUT' && objects.size >= room)
        return response.writeHead(400).end('<Code>QuotaExceeded</Code>');
      if (request.method === 'PUT')
        objects.set(name, { bytes: body, type: request.headers['content-type'] });
      if (request.method === 'DELETE') objects.delete(name);
      if (request.method === 'GET' && !object) return response.writeHead(404).end('<Error/>');
      return response.writeHead(200).end(request.method === 'GET' ? object?.bytes : undefined);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    /** What a client needs that uses the bucket of that name. */
    options: (bucket: string) => ({
      endpoint,
      bucket,
      region: 'eu-west-2',
      accessKeyId,
      secretAccessKey,
    }),
    objects,
    /** The next requests are answered with these statuses. */
    fail: (...statuses: number[]) => failures.push(...statuses),
    /** Takes no more objects than that. */
    refuseAfter: (most: number) => (room = most),
    close: () => new Promise<void>((closed) => server.close(() => closed()).closeAllConnections()),
  };
}

export type TestS3 = Awaited<ReturnType<typeof aSmallS3>>;
