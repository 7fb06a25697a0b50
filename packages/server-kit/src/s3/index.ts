export { copyToBucket, type FileToCopy } from './copy-to-bucket.ts';
export { s3Bucket, type Bucket, type S3Options } from './s3-bucket.ts';
export { s3Options, s3Settings } from './s3-settings.ts';
