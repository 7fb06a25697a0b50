import { useCallback, useState, type ReactNode } from 'react';
import { pictureSources } from './picture-sources.rules.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** An address of this site, such as `/media/places/DXB`; without it, a plain panel is shown. */
  address: string | null | undefined;
  /** Empty if the text beside the picture has the same content. */
  alt: string;
  /** The picture's width in CSS pixels; the space is reserved while it loads. */
  width: number;
  height: number;
  /** The `sizes` attribute of the picture; by default its width in pixels. */
  sizes?: string;
  /** Use `eager` for pictures that are visible at first, and `high` only for the largest of them. */
  priority?: 'lazy' | 'eager' | 'high';
  /** Shown if the picture is missing or cannot be loaded; a plain panel by default. */
  fallback?: ReactNode;
  className?: string | undefined;
};

/** A picture of the site, in the best format and the nearest width. If it cannot be loaded, a plain panel is shown. */
export const Picture = ({
  address,
  alt,
  width,
  height,
  sizes = `${width}px`,
  priority = 'lazy',
  fallback,
  className,
}: PictureProps) => {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  // A picture of the server's HTML may have failed before anyone could be notified.
  const look = useCallback(
    (picture: HTMLImageElement | null) => {
      if (!picture || !address || address.endsWith('.svg')) return;
      if (picture.complete && picture.naturalWidth === 0 && picture.src) setFailedAddress(address);
    },
    [address],
  );
  const classes = [styles.picture, className].filter(Boolean).join(' ');
  if (!address || address === failedAddress) {
    if (fallback) return fallback;
    if (alt) return <span role="img" aria-label={alt} className={classes} />;
    return <span className={classes} />;
  }

  const sources = pictureSources(address);
  return (
    <picture className={styles.frame}>
      {sources.avif && (
        <source type="image/avif" srcSet={sources.avif} sizes={sizes} className={styles.source} />
      )}
      {sources.webp && (
        <source type="image/webp" srcSet={sources.webp} sizes={sizes} className={styles.source} />
      )}
      <img
        ref={look}
        src={sources.address}
        alt={alt}
        width={width}
        height={height}
        loading={priority === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'high' ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        className={classes}
        onError={() => setFailedAddress(address)}
      />
    </picture>
  );
};
