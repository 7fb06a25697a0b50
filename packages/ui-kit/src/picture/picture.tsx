import { useCallback, useState, type ReactNode } from 'react';
import { pictureSources } from './picture-sources.rules.ts';
import styles from './picture.module.css';

type PictureProps = {
  /** A site address such as `/media/places/DXB`; absent, a quiet panel takes its place. */
  address: string | null | undefined;
  /** Empty when the words beside it say the same. */
  alt: string;
  /** The room it takes, in CSS pixels, kept free while it loads. */
  width: number;
  height: number;
  /** The `sizes` of the picture; its width in pixels by default. */
  sizes?: string;
  /** The first things seen load at once; `high` is for the largest of them only. */
  priority?: 'lazy' | 'eager' | 'high';
  /** Words in place of a picture that is not to be had; a quiet panel without them. */
  fallback?: ReactNode;
  className?: string | undefined;
};

/** One of our pictures in the best format and the nearest width; one that fails leaves the quiet panel. */
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
