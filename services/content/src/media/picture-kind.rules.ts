type PictureKind = 'jpeg' | 'png' | 'webp';

/** How many first bytes identify a picture's kind. */
export const kindBytes = 12;

/** The kind by the first bytes; neither its name nor what the sender calls it counts. Anything else is refused unseen. */
export function pictureKindOf(head: Uint8Array): PictureKind | undefined {
  const startsWith = (bytes: number[], at = 0) =>
    bytes.every((byte, index) => head[at + index] === byte);
  if (startsWith([0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith([0x52, 0x49, 0x46, 0x46]) && startsWith([0x57, 0x45, 0x42, 0x50], 8))
    return 'webp';
  return undefined;
}

/** Why a file is not taken as a picture. */
export const notPictures = ['unknown kind', 'damaged', 'too many pixels'] as const;
export type NotAPicture = (typeof notPictures)[number];

/** Largest upload, in bytes: 10 MB. */
export const mostBytes = 10 * 1024 * 1024;
/** Whole pictures are held in memory while they are re-encoded. */
export const mostPixels = 40_000_000;

export const hasTooManyPixels = ({ width, height }: { width: number; height: number }) =>
  width * height > mostPixels;
