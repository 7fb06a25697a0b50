import {
  Icon,
  LoadingSkeleton,
  type QueryState,
  QueryView,
  Skeleton,
  Stack,
} from '@larkfare/ui-kit';
import BadgePoundSterling from 'lucide-react/icons/badge-pound-sterling';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Headset from 'lucide-react/icons/headset';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import type { HomeTexts } from './use-home-texts.ts';
import styles from './why-choose.module.css';

type Claim = HomeTexts['claims'][number];

const icons = {
  protection: ShieldCheck,
  payLater: CalendarClock,
  support: Headset,
  lowestPrice: BadgePoundSterling,
} satisfies Record<Claim['kind'], unknown>;

type WhyChooseProps = { brandName: string; claims: QueryState<Claim[]> };

/** The administrator's claims for the site; a claim that has lost its grounds is not among them. */
export const WhyChoose = ({ brandName, claims }: WhyChooseProps) => (
  <HomeSection id="home-why" heading={`Why choose ${brandName}?`} layout="beside">
    <QueryView
      state={claims}
      problem="We couldn’t load this section."
      skeleton={
        <LoadingSkeleton label="Loading what we promise" className={styles.claims}>
          {[1, 2, 3, 4].map((claim) => (
            <Stack gap={2} key={claim} className={styles.claim}>
              <Skeleton shape="circle" width={28} height={28} />
              <Skeleton width="60%" height="1.4em" />
              <Skeleton height="4.5em" shape="block" />
            </Stack>
          ))}
        </LoadingSkeleton>
      }
      empty={
        <p className={styles.empty}>
          Ask us anything before you book:{' '}
          <Link to="/contact" className={styles.link}>
            contact us
          </Link>
          .
        </p>
      }
    >
      {(shown) => (
        <ul className={styles.claims}>
          {shown.map(({ kind, heading, text }) => (
            <Stack as="li" gap={2} key={kind} className={styles.claim}>
              <Icon shape={icons[kind]} size={28} className={styles.icon} />
              <h3 className={styles.heading}>{heading}</h3>
              <p className={styles.text}>{text}</p>
            </Stack>
          ))}
        </ul>
      )}
    </QueryView>
  </HomeSection>
);
