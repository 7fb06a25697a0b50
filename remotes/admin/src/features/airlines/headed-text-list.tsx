import { Fragment } from 'react';
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
    {texts.length === 0 && <p>{none}</p>}
    {texts.length > 0 && (
      <dl className={styles.entries}>
        {texts.map(({ heading, description }, index) => (
          <Fragment key={index}>
            <dt>{heading}</dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </dl>
    )}
  </section>
);
