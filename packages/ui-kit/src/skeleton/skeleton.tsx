import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** Any CSS length; a number is pixels. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  /** `text` is a line of text, `block` a picture or card. */
  shape?: 'text' | 'block' | 'circle';
  className?: string | undefined;
};

/** A placeholder shape for content that is loading. */
export const Skeleton = ({ width = '100%', height, shape = 'text', className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={[styles.skeleton, styles[shape], className].filter(Boolean).join(' ')}
    style={{ inlineSize: width, blockSize: height ?? (shape === 'text' ? '1em' : undefined) }}
  />
);
