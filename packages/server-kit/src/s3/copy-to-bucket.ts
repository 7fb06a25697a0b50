import { type Bucket } from './s3-bucket.ts';

export interface FileToCopy {
  /** In the bucket. */
  name: string;
  type: string;
  bytes(): Promise<Buffer>;
}

/** Writes what the bucket does not have yet, so that it can be run again. @returns how many files were written */
export async function copyToBucket(
  bucket: Bucket,
  files: AsyncIterable<FileToCopy>,
): Promise<number> {
  let written = 0;
  for await (const { name, type, bytes } of files) {
    if (await bucket.has(name)) continue;
    await bucket.write(name, await bytes(), type);
    written += 1;
  }
  return written;
}
