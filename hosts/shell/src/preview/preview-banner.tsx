import type { PageData } from '../page/page-data.ts';
import styles from './preview-banner.module.css';

/** Makes clear that a previewed version is not the live site. */
export const PreviewBanner = ({ preview }: { preview: NonNullable<PageData['preview']> }) => (
  <aside className={styles.banner} aria-label="Preview">
    <p className={styles.text}>
      Preview: {preview.title} {preview.version}. Only you see this version.
    </p>
    <a className={styles.end} href="/registry/v1/end-preview">
      End preview
    </a>
  </aside>
);
