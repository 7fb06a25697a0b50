import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { usePage } from '@larkfare/remote-contract';
import { buttonClass, Card, Icon, Row, Stack } from '@larkfare/ui-kit';
import ArrowLeft from '@lucide/icons/icons/arrow-left';
import styles from './admin-page.module.css';

interface AdminPageProps {
  /** The heading, and the title of the tab. */
  title: string;
  /** Where this screen was opened from: a link above the heading. */
  back?: { to: string; text: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the back office: its head, its one h1 and its content, kept out of search engines. */
export function AdminPage({ title, back, lead, actions, children }: AdminPageProps) {
  usePage({ title, description: 'For administrators.', noIndex: true });
  return (
    <Stack as="main" gap={5} id="main" tabIndex={-1} className={styles.page}>
      {back && (
        <div className={styles.back}>
          <Link to={back.to} className={buttonClass({ tone: 'plain' })} onClick={back.onClick}>
            <Icon shape={ArrowLeft} size={18} /> {back.text}
          </Link>
        </div>
      )}
      <Row gap={[3, 6]} justify="between" className={styles.head}>
        <div>
          <h1 className={styles.heading}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <Row gap={2}>{actions}</Row>}
      </Row>
      <Stack>{children}</Stack>
    </Stack>
  );
}

/** The message of an empty list, with the next step. */
export const EmptyList = ({ children }: { children: ReactNode }) => (
  <Card look="dashed" gap={3} padding={[10, 4]} className={styles.empty}>
    {children}
  </Card>
);

/** A group of a screen's content on a separate surface. */
export const Panel = ({ title, children }: { title?: string; children: ReactNode }) => (
  <Card as="section" gap={4} padding={5} className={styles.panel} aria-label={title}>
    {title && <h2 className={styles.panelTitle}>{title}</h2>}
    {children}
  </Card>
);
