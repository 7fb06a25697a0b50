import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';

export interface S3Options {
  /** https://… of any service that speaks S3. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Files under names such as `uploads/one.webp`; letters, digits and `-_./` need no escaping anywhere. */
export interface Bucket {
  write(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
}

/** Longer than a slow store needs for some hundred kilobytes. */
const answerWithinMs = 20_000;

/**
 * A bucket of any service that speaks S3. It need not be public: the site serves its files itself.
 * @param keeps what the store is called in complaints: `picture` makes “The picture store answered 403”
 */
export function s3Bucket(
  { endpoint, bucket, ...credentials }: S3Options,
  { keeps }: { keeps: string },
): Bucket {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const addressOf = (name: string) =>
    `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/${name}`;

  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(addressOf(name), {
      ...init,
      method,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(
      `The ${keeps} store answered ${response.status} to ${method}: ${(await response.text()).slice(0, 300)}`,
    );
  }

  return {
    async write(name, bytes, type) {
      const response = await ask('PUT', name, {
        body: new Uint8Array(bytes),
        headers: {
          'content-type': type,
          // Signed, so that the file cannot be replaced on the way.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The ${keeps} store has no bucket ${bucket}.`);
    },

    async read(name) {
      const { status, body } = await ask('GET', name);
      if (status !== 404 && body) return Readable.fromWeb(body as ReadableStream);
      await body?.cancel();
      return undefined;
    },

    async remove(name) {
      const { body } = await ask('DELETE', name);
      await body?.cancel();
    },
  };
}
