import { useState } from 'react';
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
  /** The `sizes` of the picture; its width in pixels unless told. */
  sizes?: string;
  /** The first things seen load at once; `high` is for the largest of them only. */
  priority?: 'lazy' | 'eager' | 'high';
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
  className,
}: PictureProps) => {
  const [failedAddress, setFailedAddress] = useState<string | null>(null);
  const classes = [styles.picture, className].filter(Boolean).join(' ');
  if (!address || address === failedAddress)
    return alt ? (
      <span role="img" aria-label={alt} className={classes} />
    ) : (
      <span className={classes} />
    );

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
