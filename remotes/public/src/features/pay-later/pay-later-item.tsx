import { useId, useState } from 'react';
import { Prose, VisuallyHidden } from '@larkfare/ui-kit';
import styles from './pay-later-page.module.css';
import { splitOpening } from './pay-later.rules.ts';
import type { PayLaterItem } from './use-pay-later.ts';

/** One aspect of paying later; its first sentence is there at once, the rest on request. */
export function PayLaterItemCard({ item: { subheading, text } }: { item: PayLaterItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const { opening, rest } = splitOpening(text);
  return (
    <li className={styles.item}>
      <h2 className={styles.subheading}>{subheading}</h2>
      {opening && <Prose text={opening} />}
      <div id={restId} hidden={!isOpen}>
        <Prose text={rest} />
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Read less' : 'Read more'} <VisuallyHidden>about {subheading}</VisuallyHidden>
      </button>
    </li>
  );
}
