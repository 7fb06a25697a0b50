const widths = [320, 640, 1280] as const;
const isDrawn = (address: string) => /\.svg($|\?)/.test(address);

type PictureSources = {
  /** The source for browsers without AVIF and WebP, or an unchanged drawing. */
  address: string;
  avif?: string;
  webp?: string;
};

/** Every picture of ours exists in three widths and two formats beside its address; a drawing needs neither. */
export function pictureSources(address: string): PictureSources {
  if (isDrawn(address) || !address.startsWith('/media/')) return { address };
  const stem = address.replace(/\.webp$/, '');
  const set = (format: string) =>
    widths.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ');
  return { address: `${stem}-640.webp`, avif: set('avif'), webp: set('webp') };
}
