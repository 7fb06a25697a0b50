import type { ReactNode } from 'react';
import { usePage, useSite } from '@larkfare/remote-contract';
import {
  asList,
  LoadingSkeleton,
  Prose,
  QueryView,
  Skeleton,
  Stack,
  Text,
  TextPage,
  useQueryState,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { SearchAside } from '../../search-aside/search-aside.tsx';
import { useQuery } from '@apollo/client/react';
import { AboutUsDocument, type AboutUsQuery } from './about-us.generated.ts';

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
          <p>
            We haven’t written this page yet. <Link to="/contact">Contact us</Link> and we’ll tell
            you about ourselves.
          </p>
        }
      >
        {(blocks) => (
          <Stack gap={10}>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </Stack>
        )}
      </QueryView>
    </TextPage>
  );
}

const Block = ({ block: { subheading, text } }: { block: AboutBlock }) => (
  <Stack as="section" gap={3}>
    {subheading && (
      <Text as="h2" tight>
        {subheading}
      </Text>
    )}
    <Text as="div" size={subheading ? 1 : 2}>
      <Prose text={text} />
    </Text>
  </Stack>
);

const AboutSkeleton = () => (
  <LoadingSkeleton label="Loading About Us" gap={10}>
    {[1, 2, 3].map((block) => (
      <Stack gap={3} key={block}>
        <Skeleton width="45%" height="1.8em" />
        <Skeleton height="7em" shape="block" />
      </Stack>
    ))}
  </LoadingSkeleton>
);

type AboutBlock = AboutUsQuery['siteInformation']['aboutUsLong'][number];

/** The long text about us, block by block. */
const useAboutUs = () =>
  useQueryState(useQuery(AboutUsDocument), {
    select: ({ siteInformation }) => asList(siteInformation?.aboutUsLong),
    failure: 'Error fetching About Us information.',
    prefersServerMessage: true,
    invalid: 'Invalid About Us data received from server.',
  });
