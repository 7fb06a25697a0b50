import type { ReactNode } from 'react';
import { PageWidth, Row, Stack, Text } from '../layout/layout.tsx';
import styles from './text-page.module.css';

type TextPageProps = {
  /** Shown above the heading, such as a link to the parent page. */
  above?: ReactNode;
  heading: string;
  /** A sentence or two under the heading. */
  lead?: ReactNode;
  /** One or two buttons for actions that belong to the text. */
  actions?: ReactNode;
  /** Shown next to the text on wide screens and below it on narrow ones. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page of text. */
export const TextPage = ({ above, heading, lead, actions, aside, children }: TextPageProps) => (
  <PageWidth className={styles.page}>
    {above && <div className={styles.above}>{above}</div>}
    <div className={styles.head}>
      <Text as="h1" size={6} weight="heavy" className={styles.heading}>
        {heading}
      </Text>
      {lead && (
        <Text as="div" tone="ink-soft" size={2} className={styles.lead}>
          {lead}
        </Text>
      )}
      {actions && <Row className={styles.actions}>{actions}</Row>}
    </div>
    <Stack gap={10} className={aside ? styles.withAside : undefined}>
      <div>{children}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </Stack>
  </PageWidth>
);
