import { pictureSize } from './frame.rules.ts';

export interface PictureFile {
  /** IATA code of the place's airport. */
  code: string;
  width: number;
  format: 'webp' | 'avif';
}

const fullWidth = pictureSize.width;
const widths = [320, 640, fullWidth];
const formats = ['avif', 'webp'] as const;

/** 'DXB' and 'DXB.webp' are the full picture, 'DXB-320.avif' one of its variants; anything else is no picture. */
export function pictureFileOf(name: string): PictureFile | undefined {
  const match = /^([A-Z]{3})(?:-(320|640|1280))?(?:\.(webp|avif))?$/.exec(name);
  const [, code, width, format] = match ?? [];
  if (!code || (width && !format) || (format === 'avif' && !width)) return undefined;
  return { code, width: Number(width ?? fullWidth), format: format === 'avif' ? 'avif' : 'webp' };
}

/** Every file of a place's picture. */
export const pictureFilesOf = (code: string): PictureFile[] =>
  widths.flatMap((width) => formats.map((format) => ({ code, width, format })));

export const fileNameOf = ({ code, width, format }: PictureFile) => `${code}-${width}.${format}`;
