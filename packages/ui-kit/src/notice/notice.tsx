import type { ReactNode } from 'react';
import CircleAlert from '@lucide/icons/icons/circle-alert';
import Info from '@lucide/icons/icons/info';
import { Icon } from '../icon/icon.tsx';
import { Row, Text } from '../layout/layout.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  /** The colour of the edge and the icon; `info` by default. */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The event, in one sentence. */
  title: ReactNode;
  /** The next step. */
  children?: ReactNode;
  /** Buttons after the text. */
  actions?: ReactNode;
  /** `alert` is announced at once, `status` when the screen reader is idle. */
  role?: 'alert' | 'status';
  className?: string | undefined;
};

/** A message in the place that it is about. */
export const Notice = ({
  tone = 'info',
  title,
  children,
  actions,
  role,
  className,
}: NoticeProps) => (
  <Row
    role={role}
    gap={[3, 4]}
    className={[styles.notice, styles[tone], className].filter(Boolean).join(' ')}
  >
    <Icon
      shape={tone === 'danger' || tone === 'warning' ? CircleAlert : Info}
      size={24}
      className={styles.icon}
    />
    <div className={styles.words}>
      <Text weight="strong">{title}</Text>
      {children && (
        <Text as="div" tone="ink-soft" className={styles.text}>
          {children}
        </Text>
      )}
    </div>
    {actions}
  </Row>
);
