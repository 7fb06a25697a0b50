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
      const refuse = (status: number, code: string) =>
        response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
      if (failure) return refuse(failure, 'InternalError');
      if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch');
      const name = new URL(request.url ?? '', 'http://localhost').pathname;
      const object = objects.get(name);
      if (request.method === 'PUT' && objects.size >= room) return refuse(400, 'QuotaExceeded');
      if (request.method === 'PUT')
        objects.set(name, { bytes: body, type: request.headers['content-type'] });
      if (request.method === 'DELETE') objects.delete(name);
      if (['GET', 'HEAD'].includes(request.method ?? '') && !object)
        return refuse(404, 'NoSuchKey');
      return response.writeHead(200).end(request.method === 'GET' ? object?.bytes : undefined);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    /** The settings of a client that uses the bucket of that name. */
    options: (bucket: string) => ({
      endpoint,
      bucket,
      region: 'eu-west-2',
      credentials: { accessKeyId, secretAccessKey },
    }),
    objects,
    /** Statuses of the next responses. */
    fail: (...statuses: number[]) => failures.push(...statuses),
    /** Takes no more objects than that. */
    refuseAfter: (most: number) => (room = most),
    close: () => new Promise<void>((closed) => server.close(() => closed()).closeAllConnections()),
  };
}

export type TestS3 = Awaited<ReturnType<typeof aSmallS3>>;
