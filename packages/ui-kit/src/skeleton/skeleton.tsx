import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** Any CSS length; a number is pixels. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  /** `text` is a line of words, `block` a picture or card. */
  shape?: 'text' | 'block' | 'circle';
  className?: string | undefined;
};

/** The shape of something that is on its way. */
export const Skeleton = ({ width = '100%', height, shape = 'text', className }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={[styles.skeleton, styles[shape], className].filter(Boolean).join(' ')}
    style={{ inlineSize: width, blockSize: height ?? (shape === 'text' ? '1em' : undefined) }}
  />
);
