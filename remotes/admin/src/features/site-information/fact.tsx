import type { ReactNode } from 'react';
import { HistoryButton } from '../../texts/history-button.tsx';
import type { SiteKey } from '../../texts/site-values.generated.ts';
import { Note, Stack } from '@larkfare/ui-kit';
import styles from './site-information.module.css';

type FactProps = {
  label: string;
  /** The text whose history is offered here. */
  siteKey?: SiteKey;
  children: ReactNode;
};

/** A text as it is read while nothing is edited. */
export const Fact = ({ label, siteKey, children }: FactProps) => (
  <div className={styles.fact}>
    <Note as="dt">{label}</Note>
    <dd className={styles.value}>{children || <Note as="em">Not written yet</Note>}</dd>
    {siteKey && (
      <dd className={styles.history}>
        <HistoryButton siteKey={siteKey} isSmall />
      </dd>
    )}
  </div>
);

/** The facts of a group, one below the other. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <Stack as="dl" gap={0}>
    {children}
  </Stack>
);
