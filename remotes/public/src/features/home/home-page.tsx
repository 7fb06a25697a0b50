import type { ReactNode } from 'react';
import { Slot, usePage, useSite } from '@larkfare/remote-contract';
import { Dialog, PageWidth, partOf } from '@larkfare/ui-kit';
import { AirlineStrip } from './airline-strip.tsx';
import styles from './home-section.module.css';
import { DealsTeaser } from './deals-teaser.tsx';
import { faqPage } from './faq.rules.ts';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { PopularLocations } from './popular-locations.tsx';
import { useHome, useHomeTexts } from './use-home.ts';
import { useSearchPopUp } from './use-search-pop-up.ts';
import { WhyChoose } from './why-choose.tsx';

type HomePageProps = {
  /** The search is another feature's; the route hands in its row, which opens the form, and the form. */
  renderSearchRow: (open: (field?: string) => void) => ReactNode;
  renderSearchForm: (field: string | undefined) => ReactNode;
  /** Called just before the form opens automatically. */
  onSearchSoon: () => void;
};

/** The home page (specification §2). */
export function HomePage({ renderSearchRow, renderSearchForm, onSearchSoon }: HomePageProps) {
  const site = useSite();
  const home = useHome();
  const texts = useHomeTexts();
  const popUp = useSearchPopUp(onSearchSoon);
  usePage({
    title: 'Flights from the UK, booked by phone',
    description:
      'Compare flight prices from UK airports for every month of the year, send us the flight you like, and we’ll ring you to book it.',
    canonicalPath: '/home',
    ...(texts.data?.faq.length && { structuredData: [faqPage(texts.data.faq)] }),
  });

  return (
    <>
      <Hero
        tagline={site.tagline}
        searchRow={renderSearchRow(popUp.open)}
        popular={
          <PopularLocations locations={partOf(home, ({ popularLocations }) => popularLocations)} />
        }
      />
      <AirlineStrip airlines={partOf(home, ({ popularAirlines }) => popularAirlines)} />
      <WhyChoose brandName={site.name} claims={partOf(texts, ({ claims }) => claims)} />
      <Faq texts={texts} />
      <DealsTeaser home={home} />
      <PageWidth>
        <Slot name="home-section" props={{}} className={styles.contributed} />
      </PageWidth>
      <Dialog open={popUp.isOpen} onClose={popUp.close} title="Search flights" width="wide">
        {renderSearchForm(popUp.field)}
      </Dialog>
    </>
  );
}
