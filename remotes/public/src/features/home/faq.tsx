import { Accordion, LoadingShapes, ProblemPanel, Skeleton, telephoneHref } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import type { Reading } from './reading.ts';
import type { HomeTexts } from './use-home-texts.ts';
import styles from './faq.module.css';

type FaqTexts = Pick<HomeTexts, 'faq' | 'contactPhone'>;

/** The questions the administrator answers in advance. */
export const Faq = ({ reading }: { reading: Reading<FaqTexts> }) => (
  <HomeSection
    id="home-faq"
    heading="Frequently asked questions"
    layout="beside"
    aside={<AskInstead phone={reading.data?.contactPhone} />}
  >
    <Questions reading={reading} />
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

function Questions({
  reading: { data, hasFailed, isLoading, retry },
}: {
  reading: Reading<FaqTexts>;
}) {
  if (data?.faq.length === 0)
    return <p className={styles.ask}>No questions have been answered here yet.</p>;

  if (data)
    return (
      <Accordion
        items={data.faq.map(({ question, answer }) => ({
          key: question,
          heading: question,
          content: answer,
        }))}
      />
    );

  if (hasFailed)
    return (
      <ProblemPanel
        title="The questions could not be loaded."
        onRetry={retry}
        isRetrying={isLoading}
      />
    );

  return (
    <LoadingShapes label="Loading questions" className={styles.waiting}>
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} height={57} shape="block" />
      ))}
    </LoadingShapes>
  );
}
