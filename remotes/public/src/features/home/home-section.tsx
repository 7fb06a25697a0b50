import type { ReactNode } from 'react';
import { Icon, PageWidth, Stack, Text } from '@larkfare/ui-kit';
import ArrowRight from '@lucide/icons/icons/arrow-right';
import { Link } from 'react-router';
import styles from './home-section.module.css';

type HomeSectionProps = {
  id: string;
  heading: string;
  /** Shown below the heading: a sentence, a link. */
  aside?: ReactNode;
  /** `beside` puts the heading to the left of what it heads where there is room. */
  layout?: 'above' | 'beside';
  children: ReactNode;
};

/** One part of the home page under its heading. */
export const HomeSection = ({
  id,
  heading,
  aside,
  layout = 'above',
  children,
}: HomeSectionProps) => (
  <section aria-labelledby={id} className={styles.section}>
    <Stack as={PageWidth} gap={6} className={styles[layout]}>
      <div>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {aside && (
          <Text as="div" tone="ink-soft" className={styles.aside}>
            {aside}
          </Text>
        )}
      </div>
      <div>{children}</div>
    </Stack>
  </section>
);

/** The way to all of what a section shows a part of. */
export const MoreLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={styles.more}>
    {children}
    <Icon shape={ArrowRight} size={18} />
  </Link>
);
