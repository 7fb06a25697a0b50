import {
  Accordion,
  LoadingSkeleton,
  QueryView,
  Skeleton,
  telephoneHref,
  type QueryState,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import type { HomeTexts } from './use-home-texts.ts';
import styles from './faq.module.css';

type FaqTexts = Pick<HomeTexts, 'faq' | 'contactPhone'>;

/** The questions the administrator answers in advance. */
export const Faq = ({ texts }: { texts: QueryState<FaqTexts> }) => (
  <HomeSection
    id="home-faq"
    heading="Frequently asked questions"
    layout="beside"
    aside={<AskInstead phone={texts.data?.contactPhone} />}
  >
    <QueryView
      state={texts}
      problem="The questions could not be loaded."
      skeleton={
        <LoadingSkeleton label="Loading questions" className={styles.waiting}>
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={57} shape="block" />
          ))}
        </LoadingSkeleton>
      }
      isEmpty={({ faq }) => faq.length === 0}
      empty={<p className={styles.ask}>No questions yet.</p>}
    >
      {({ faq }) => (
        <Accordion
          items={faq.map(({ question, answer }) => ({
            key: question,
            heading: question,
            content: answer,
          }))}
        />
      )}
    </QueryView>
  </HomeSection>
);

const AskInstead = ({ phone }: { phone: string | undefined }) => (
  <p className={styles.ask}>
    Something else?{' '}
    {phone ? (
      <a href={telephoneHref(phone)} className={styles.link}>
        Ring us on {phone}
      </a>
    ) : (
      <Link to="/contact" className={styles.link}>
        Contact us
      </Link>
    )}
  </p>
);
