import { Stack } from '@larkfare/ui-kit';
import styles from './airline-tiles.module.css';
import type { HeadedText } from './airlines.rules.ts';

type HeadedTextListProps = {
  title: string;
  texts: readonly HeadedText[];
  /** Shown when there is nothing to list. */
  none: string;
};

/** Headings with their descriptions, under a title. */
export const HeadedTextList = ({ title, texts, none }: HeadedTextListProps) => (
  <section className={styles.section}>
    <h3 className={styles.title}>{title}</h3>
    {texts.length === 0 && <p className={styles.none}>{none}</p>}
    {texts.length > 0 && (
      <Stack as="dl" gap={2} className={styles.entries}>
        {texts.map(({ heading, description }, index) => (
          <div key={index}>
            <dt>{heading}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </Stack>
    )}
  </section>
);
