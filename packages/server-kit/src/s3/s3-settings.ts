import { z } from 'zod';
import { type S3Options } from './s3-bucket.ts';

/** Settings that make a site’s files live in a bucket; without them files are stored in folders. */
export const s3Settings = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** https://… of any service that speaks S3; AWS without it. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Without the two, the credentials that AWS's own tools would find. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type S3Settings = z.output<z.ZodObject<typeof s3Settings>>;

/** @throws a sentence when some of what belongs together is missing */
export function s3Options(settings: S3Settings): S3Options | undefined {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  if (!bucket && (endpoint || accessKeyId || secretAccessKey))
    throw new Error('S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need S3_BUCKET.');
  if (!bucket) return undefined;
  if (accessKeyId && secretAccessKey)
    return { bucket, region, endpoint, credentials: { accessKeyId, secretAccessKey } };
  if (!accessKeyId && !secretAccessKey) return { bucket, region, endpoint };
  throw new Error('Give both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.');
}
