import {
  Grid,
  Icon,
  LoadingSkeleton,
  type QueryState,
  QueryView,
  Skeleton,
  Stack,
  Text,
} from '@larkfare/ui-kit';
import BadgePoundSterling from '@lucide/icons/icons/badge-pound-sterling';
import CalendarClock from '@lucide/icons/icons/calendar-clock';
import Headset from '@lucide/icons/icons/headset';
import ShieldCheck from '@lucide/icons/icons/shield-check';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';
import type { HomeTexts } from './use-home.ts';

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
        <LoadingSkeleton label="Loading what we promise" columns="16rem" fit gap={[8, 10]}>
          {[1, 2, 3, 4].map((claim) => (
            <Stack gap={2} key={claim}>
              <Skeleton shape="circle" width={28} height={28} />
              <Skeleton width="60%" height="1.4em" />
              <Skeleton height="4.5em" shape="block" />
            </Stack>
          ))}
        </LoadingSkeleton>
      }
      empty={
        <Text tone="ink-soft">
          Ask us anything before you book: <Link to="/contact">contact us</Link>.
        </Text>
      }
    >
      {(shown) => (
        <Grid as="ul" role="list" columns="16rem" fit align="start" gap={[8, 10]}>
          {shown.map(({ kind, heading, text }) => (
            <Stack as="li" gap={2} key={kind}>
              <Icon shape={icons[kind]} size={28} tone="link" />
              <h3>{heading}</h3>
              <Text tone="ink-soft">{text}</Text>
            </Stack>
          ))}
        </Grid>
      )}
    </QueryView>
  </HomeSection>
);
