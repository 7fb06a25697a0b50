import type { ReactNode } from 'react';
import Plus from '@lucide/icons/icons/plus';
import { Icon } from '@larkfare/ui-kit';
import styles from './accordion.module.css';

type AccordionItem = { key: string; heading: string; content: ReactNode };

/**
 * Headings that open their texts, of which the first is open. They are native `details` elements, so find-in-page works,
 * and so do they without scripts.
 */
export const Accordion = ({ items }: { items: readonly AccordionItem[] }) => (
  <div className={styles.accordion}>
    {items.map(({ key, heading, content }, place) => (
      <details key={key} className={styles.item} open={place === 0}>
        <summary className={styles.heading}>
          <span>{heading}</span>
          <Icon shape={Plus} tone="link" className={styles.sign} />
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
    ))}
  </div>
);
