import {
  Card,
  LoadingSkeleton,
  Prose,
  QueryView,
  Skeleton,
  Stack,
  Text,
  TextPage,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import type { SectionFragment } from './legal.generated.ts';
import styles from './legal.module.css';
import type { Sections } from './use-sections.ts';

/** A policy to be read or looked something up in. */
export const LegalPage = ({ heading, sections }: { heading: string; sections: Sections }) => (
  <TextPage
    heading={heading}
    aside={
      sections.data?.length ? (
        <LegalContents headings={sections.data.map((section) => section.heading)} />
      ) : undefined
    }
  >
    <LegalText sections={sections} />
  </TextPage>
);

/** Links to the sections of the page. */
const LegalContents = ({ headings }: { headings: string[] }) => (
  <Card as="nav" gap={2} padding={5} aria-labelledby="legal-contents" className={styles.contents}>
    <Text as="h2" size={1} id="legal-contents">
      On this page
    </Text>
    <ol role="list">
      {headings.map((heading, index) => (
        <li key={index}>
          <a href={`#${sectionId(index)}`} className={styles.contentsLink}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  </Card>
);

/** The address of a section on its page. */
const sectionId = (index: number) => `section-${index + 1}`;

const LegalText = ({ sections }: { sections: Sections }) => (
  <QueryView
    state={sections}
    skeleton={<SectionsSkeleton />}
    help={
      <>
        If you need it now, <Link to="/contact">contact us</Link> and we’ll send it to you.
      </>
    }
    empty={
      <p>
        Nothing has been published here yet. <Link to="/contact">Contact us</Link> if you have a
        question.
      </p>
    }
  >
    {(listed) => (
      <Stack gap={10}>
        {listed.map((section, index) => (
          <Section key={index} id={sectionId(index)} section={section} />
        ))}
      </Stack>
    )}
  </QueryView>
);

const Section = ({ id, section }: { id: string; section: SectionFragment }) => (
  <Stack as="section" gap={3} aria-labelledby={id}>
    <Text as="h2" size={3} tight id={id}>
      {section.heading}
    </Text>
    <Prose text={section.text} />
    {section.bullets.length > 0 && (
      <Stack as="ul" gap={2} className={styles.bullets}>
        {section.bullets.map(({ heading, text }, index) => (
          <li key={index}>
            {heading && <strong>{heading}: </strong>}
            {text}
          </li>
        ))}
      </Stack>
    )}
  </Stack>
);

const SectionsSkeleton = () => (
  <LoadingSkeleton label="Loading the text" gap={10}>
    {[1, 2, 3, 4].map((section) => (
      <Stack gap={3} key={section}>
        <Skeleton width="40%" height="1.6em" />
        <Skeleton height="6em" shape="block" />
      </Stack>
    ))}
  </LoadingSkeleton>
);
