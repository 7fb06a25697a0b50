const bytesPerKilobyte = 1024;
const bytesPerMegabyte = 1024 * 1024;

/** The permitted types of pictures, for the file input and the server. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Specification §8; also shown before a file that is too large is sent. */
const tooLarge = 'Image file is too large.';

/** A file's size as people read it: whole KB below a megabyte, MB with one decimal above. */
export function fileSize(bytes: number): string {
  if (bytes < bytesPerMegabyte) return `${Math.max(1, Math.round(bytes / bytesPerKilobyte))} KB`;
  return `${(bytes / bytesPerMegabyte).toFixed(1)} MB`;
}

/** Why a file is not worth sending; nothing when the server may decide. */
export function fileProblem(
  file: { size: number; type: string },
  limitMegabytes: number,
): string | undefined {
  if (!imageTypes.includes(file.type)) return 'Choose a JPEG, PNG or WebP picture.';
  if (file.size === 0) return 'This file is empty.';
  if (file.size > limitMegabytes * bytesPerMegabyte) return tooLarge;
  return undefined;
}

/** The message of an upload that the server refused (specification §8): the server's text, where it sent one. */
export function uploadProblem(status: number, answer: unknown): string {
  const sentence = sentenceOf(answer);
  if (sentence) return sentence;
  return status === 413 ? tooLarge : 'The picture could not be uploaded. Try again.';
}

/** The address of the picture in the answer of an upload. */
export const uploadedAddress = (answer: unknown): string | undefined =>
  isRecord(answer) && typeof answer['imageUrl'] === 'string' ? answer['imageUrl'] : undefined;

function sentenceOf(answer: unknown): string | undefined {
  if (!isRecord(answer)) return undefined;
  return [answer['error'], answer['message']].find(
    (sentence): sentence is string => typeof sentence === 'string' && sentence.trim() !== '',
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
