import { LoadingSkeleton, Prose, QueryView, Skeleton, Stack } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import type { SectionFragment } from './legal.generated.ts';
import styles from './legal.module.css';
import type { Sections } from './use-sections.ts';

/** Every section has an address, so that someone can be sent to it. */
export const sectionId = (index: number) => `section-${index + 1}`;

/** The text of a policy, section by section. */
export const LegalText = ({ sections }: { sections: Sections }) => (
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
      <div className={styles.sections}>
        {listed.map((section, index) => (
          <Section key={index} id={sectionId(index)} section={section} />
        ))}
      </div>
    )}
  </QueryView>
);

const Section = ({ id, section }: { id: string; section: SectionFragment }) => (
  <Stack as="section" gap={3} aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {section.heading}
    </h2>
    <Prose text={section.text} />
    {section.bullets.length > 0 && (
      <ul className={styles.bullets}>
        {section.bullets.map(({ heading, text }, index) => (
          <li key={index}>
            {heading && <strong>{heading}: </strong>}
            {text}
          </li>
        ))}
      </ul>
    )}
  </Stack>
);

const SectionsSkeleton = () => (
  <LoadingSkeleton label="Loading the text" className={styles.sections}>
    {[1, 2, 3, 4].map((section) => (
      <Stack gap={3} key={section}>
        <Skeleton width="40%" height="1.6em" />
        <Skeleton height="6em" shape="block" />
      </Stack>
    ))}
  </LoadingSkeleton>
);
