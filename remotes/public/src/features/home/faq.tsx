import {
  LoadingSkeleton,
  type QueryState,
  QueryView,
  Skeleton,
  telephoneHref,
  Text,
} from '@larkfare/ui-kit';
import { Accordion } from '../../accordion/accordion.tsx';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import { OpenNow } from '../../opening-hours/open-now.tsx';
import type { HomeTexts } from './use-home.ts';

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
        <LoadingSkeleton label="Loading questions" gap={1}>
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={57} shape="block" />
          ))}
        </LoadingSkeleton>
      }
      isEmpty={({ faq }) => faq.length === 0}
      empty={<Text tone="ink-soft">No questions yet.</Text>}
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
  <Text tone="ink-soft">
    Something else?{' '}
    {phone ? (
      <>
        <a href={telephoneHref(phone)}>Ring us on {phone}</a>
        <OpenNow />
      </>
    ) : (
      <Link to="/contact">Contact us</Link>
    )}
  </Text>
);
