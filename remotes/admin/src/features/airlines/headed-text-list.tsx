import { Fragment } from 'react';
import { Note } from '@larkfare/ui-kit';
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
    <Note as="h3">{title}</Note>
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
