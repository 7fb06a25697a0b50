export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
/** The widths that a page requests, in pixels, beside the full picture. */
export const pictureWidths = [320, 640, 1280] as const;

/** Longest side of the full picture, in pixels. */
export const fullSide = 2560;

const folder = '/media/uploads/';

/** Where the site shows an upload: the full picture as WebP; `-320.avif` and so on stand beside it. */
export const pictureAddress = (id: string) => `${folder}${id}`;

export const fullFile = (id: string) => `${id}.webp`;
export const variantFile = (id: string, width: number, format: PictureFormat) =>
  `${id}-${width}.${format}`;

export const pictureTypeOf = (name: string) =>
  name.endsWith('.avif') ? 'image/avif' : 'image/webp';

export interface PictureFile {
  /** The name it is stored under. */
  name: string;
  type: string;
}

/** `<id>` and `<id>.webp` are the full picture, `<id>-320.avif` one of its variants; anything else is no picture of ours. */
export function pictureFileOf(name: string): PictureFile | undefined {
  const [, id = '', width, format] =
    /^([0-9a-f]{32})(?:-(320|640|1280)\.(avif|webp)|\.webp)?$/.exec(name) ?? [];
  if (!id) return undefined;
  const stored = width ? `${id}-${width}.${format}` : fullFile(id);
  return { name: stored, type: pictureTypeOf(stored) };
}
