import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type PictureStorage } from './picture-storage.ts';

export interface S3Options {
  /** https://… of any service that speaks S3. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Longer than a slow store needs for a picture of some hundred kilobytes. */
const answerWithinMs = 20_000;

/** Pictures in a bucket; the site hands them out itself, so the bucket stays closed to everybody else. */
export function s3Storage({ endpoint, bucket, ...credentials }: S3Options): PictureStorage {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 3 });
  const addressOf = (name: string) =>
    `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}/uploads/${name}`;

  async function ask(method: string, name: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(addressOf(name), {
      ...init,
      method,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(
      `The picture store answered ${response.status} to ${method}: ${(await response.text()).slice(0, 300)}`,
    );
  }

  return {
    async write(name, bytes, type) {
      const response = await ask('PUT', name, {
        body: new Uint8Array(bytes),
        headers: {
          'content-type': type,
          // Signed along, so that nobody on the way can put another picture in its place.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The picture store has no bucket ${bucket}.`);
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
