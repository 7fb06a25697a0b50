import { type Readable } from 'node:stream';
import { type S3, type S3ServiceException } from '@aws-sdk/client-s3';

export interface S3Options {
  bucket: string;
  region: string;
  /** https://… of any service that speaks S3; without it, AWS in that region. */
  endpoint?: string | undefined;
  /** Without them they come from where AWS's own tools find them: environment, profile, or the role of a machine or pod. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Files under names such as `uploads/one.webp`; letters, digits and `-_./` need no escaping anywhere. */
export interface Bucket {
  write(name: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(name: string): Promise<Readable | undefined>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** Longer than a slow store needs for some hundred kilobytes. */
const answerWithinMs = 20_000;

/**
 * A bucket of any service that speaks S3. It need not be public: the site serves its files itself.
 * @param keeps what the store is called in complaints: `picture` makes “The picture store answered 403”
 */
export function s3Bucket(
  { bucket: Bucket, endpoint, region, credentials }: S3Options,
  { keeps }: { keeps: string },
): Bucket {
  let opened: Promise<S3> | undefined;
  /** Loaded with the first request, because a site that stores its files in folders can do without the SDK's 30 MiB. */
  async function open(): Promise<S3> {
    const sdk = await import('@aws-sdk/client-s3');
    return new sdk.S3({
      region,
      maxAttempts: 4,
      // Other stores know neither buckets as host names nor the newest checksums.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(credentials && { credentials }),
    });
  }

  async function send<Answer>(
    request: (s3: S3, options: { abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      opened ??= open();
      return await request(await opened, { abortSignal: AbortSignal.timeout(answerWithinMs) });
    } catch (cause) {
      const { name, message } = cause as Error;
      const status = statusOf(cause);
      throw new Error(
        `The ${keeps} store ${status ? `answered ${status}: ${name}` : `could not be used: ${message}`}`,
        { cause },
      );
    }
  }

  return {
    async write(Key, Body, ContentType) {
      await send((s3, options) => s3.putObject({ Bucket, Key, Body, ContentType }, options));
    },
    read: (Key) =>
      ignoreMissing(async () => {
        const { Body } = await send((s3, options) => s3.getObject({ Bucket, Key }, options));
        return Body as Readable;
      }),
    async has(Key) {
      const found = await ignoreMissing(() =>
        send((s3, options) => s3.headObject({ Bucket, Key }, options)),
      );
      return found !== undefined;
    },
    async remove(Key) {
      await ignoreMissing(() => send((s3, options) => s3.deleteObject({ Bucket, Key }, options)));
    },
  };
}

const statusOf = (problem: unknown) =>
  (problem as Partial<S3ServiceException>).$metadata?.httpStatusCode;

/** Undefined for a file that is not there; a missing bucket is a problem. */
async function ignoreMissing<Found>(find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (problem) {
    const { cause } = problem as { cause?: Error };
    if (statusOf(cause) === 404 && cause?.name !== 'NoSuchBucket') return undefined;
    throw problem;
  }
}
