import type { ReactNode } from 'react';
import { usePage, useSite } from '@larkfare/remote-contract';
import { LoadingSkeleton, Prose, QueryView, Skeleton, Stack, TextPage } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { SearchAside } from '../../search-aside/search-aside.tsx';
import styles from './about-page.module.css';
import { useAboutUs, type AboutBlock } from './use-about-us.ts';

type AboutPageProps = {
  /** The search form is another feature's; the route hands it in. */
  searchForm: ReactNode;
};

/** /about: who we are, at length, with a search at hand. */
export function AboutPage({ searchForm }: AboutPageProps) {
  const { name, tagline } = useSite();
  const aboutUs = useAboutUs();
  usePage({
    title: 'About us',
    description: `Who ${name} is, how we find flights from the UK and book them with you over the phone, and why nothing is paid on this site.`,
    canonicalPath: '/about',
    ...(aboutUs.problem && { status: 503 }),
  });
  return (
    <TextPage
      heading={`About ${name}`}
      lead={tagline}
      aside={<SearchAside heading="Find your flight">{searchForm}</SearchAside>}
    >
      <QueryView
        state={aboutUs}
        skeleton={<AboutSkeleton />}
        help={
          <>
            You can still search for flights, or <Link to="/contact">contact us</Link>.
          </>
        }
        empty={
          <p className={styles.empty}>
            We haven’t written this page yet. <Link to="/contact">Contact us</Link> and we’ll tell
            you about ourselves.
          </p>
        }
      >
        {(blocks) => (
          <div className={styles.blocks}>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </div>
        )}
      </QueryView>
    </TextPage>
  );
}

const Block = ({ block: { subheading, text } }: { block: AboutBlock }) => (
  <section>
    {subheading && <h2 className={styles.subheading}>{subheading}</h2>}
    <Prose text={text} className={subheading ? undefined : styles.opening} />
  </section>
);

const AboutSkeleton = () => (
  <LoadingSkeleton label="Loading About Us" className={styles.blocks}>
    {[1, 2, 3].map((block) => (
      <Stack gap={3} key={block}>
        <Skeleton width="45%" height="1.8em" />
        <Skeleton height="7em" shape="block" />
      </Stack>
    ))}
  </LoadingSkeleton>
);
