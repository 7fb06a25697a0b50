import { Icon, Row, Text } from '@larkfare/ui-kit';
import ChevronRight from '@lucide/icons/icons/chevron-right';
import { Link } from 'react-router';
import type { Step } from './breadcrumbs.rules.ts';
import styles from './breadcrumbs.module.css';

/** Where this page is on the site, and the way back up; the last step is the page itself. */
export const Breadcrumbs = ({ steps }: { steps: readonly Step[] }) => (
  <nav aria-label="Breadcrumb">
    <Row as="ol" role="list" gap={0} className={styles.breadcrumbs}>
      {steps.map(({ name, path }, index) => (
        <Row as="li" key={path} gap={0} nowrap className={styles.step}>
          {index > 0 && (
            <Icon shape={ChevronRight} size={16} tone="ink-soft" className={styles.sign} />
          )}
          {index === steps.length - 1 ? (
            <Text as="span" tone="ink-soft" aria-current="page">
              {name}
            </Text>
          ) : (
            <Link to={path} className={styles.link}>
              {name}
            </Link>
          )}
        </Row>
      ))}
    </Row>
  </nav>
);
