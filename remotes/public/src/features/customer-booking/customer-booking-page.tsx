import { useQuery } from '@apollo/client/react';
import { formatLong } from '@larkfare/london-dates';
import { useNotify, usePage, useSite } from '@larkfare/remote-contract';
import { travelClassNames } from '@larkfare/travellers';
import {
  Button,
  Card,
  Icon,
  LoadingSkeleton,
  Note,
  Notice,
  QueryView,
  Skeleton,
  Stack,
  telephoneHref,
  Text,
  TextPage,
  useQueryState,
} from '@larkfare/ui-kit';
import CalendarPlus from '@lucide/icons/icons/calendar-plus';
import Printer from '@lucide/icons/icons/printer';
import Share2 from '@lucide/icons/icons/share-2';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { OpeningHoursDocument } from '../../opening-hours/opening-hours.generated.ts';
import { PriceLine, PriceLines } from '../../price-lines/price-lines.tsx';
import {
  CustomerBookingDocument,
  CustomerBookingPhoneDocument,
} from './customer-booking.generated.ts';
import styles from './customer-booking-page.module.css';
import {
  type CustomerBooking,
  type Leg,
  nextSteps,
  stateSentences,
  toLegs,
} from './customer-booking.rules.ts';

/** /your-booking#key: a customer's own page. Its key is in the fragment, which browsers send to no server. */
export function Component() {
  const booking = useCustomerBooking();
  const found = booking.data;
  usePage({
    title: 'Your booking',
    description: 'Your booking request: the trip, its price and what happens next.',
    canonicalPath: '/your-booking',
    noIndex: true,
  });
  return (
    <TextPage
      heading="Your booking"
      lead={
        found && (
          <>
            {stateSentences[found.state]} Your reference is{' '}
            <strong className={styles.reference}>{found.reference}</strong>.
          </>
        )
      }
      actions={found && <Actions booking={found} />}
      aside={found && <NextSteps booking={found} />}
    >
      <QueryView
        state={booking}
        skeleton={
          <LoadingSkeleton label="Loading your booking">
            <Skeleton height="20rem" shape="block" />
          </LoadingSkeleton>
        }
        help={<RingUs />}
      >
        {(loaded) => (loaded ? <Trip booking={loaded} /> : <NoBooking />)}
      </QueryView>
    </TextPage>
  );
}

/** The key goes by POST, so that no log or cache has it, and only the visitor's browser queries. */
function useCustomerBooking() {
  const key = useLocation().hash.slice(1);
  const query = useQuery(CustomerBookingDocument, {
    variables: { key },
    ssr: false,
    fetchPolicy: 'cache-and-network',
    context: { fetchOptions: { cache: 'no-store' } },
  });
  return useQueryState(query, {
    select: ({ customerBooking }) => customerBooking,
    failure: 'Your booking could not be loaded.',
    prefersServerMessage: true,
  });
}

function NextSteps({ booking }: { booking: CustomerBooking }) {
  const { data } = useQuery(OpeningHoursDocument, { fetchPolicy: 'cache-only' });
  const [now] = useState(() => new Date());
  const steps = nextSteps(booking, now, data?.siteInformation?.openingHours);
  return (
    <Card as="section" look="tinted" padding={5} gap={3} aria-labelledby="next-heading">
      <Text as="h2" size={2} id="next-heading">
        {steps.length > 0 ? 'What happens next' : 'Questions?'}
      </Text>
      {steps.length > 0 && (
        <Stack as="ol" gap={2} className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Stack>
      )}
      <RingUs />
    </Card>
  );
}

const Trip = ({ booking }: { booking: CustomerBooking }) => (
  <Card as="section" padding={5} gap={5} aria-labelledby="trip-heading">
    <div>
      <Text as="h2" size={2} id="trip-heading">
        Your trip
      </Text>
      <Note>
        {booking.airline.name}
        {booking.operatedBy && `, operated by ${booking.operatedBy}`},{' '}
        {travelClassNames[booking.travelClass]}
      </Note>
    </div>
    {toLegs(booking).map((leg) => (
      <LegView key={leg.title} leg={leg} />
    ))}
    <PriceLines pricePence={booking.initialPricePence} party={booking} about=", as requested">
      {booking.agreedPricePence !== null && (
        <PriceLine isTotal name="Agreed with you in total" pence={booking.agreedPricePence} />
      )}
    </PriceLines>
  </Card>
);

const LegView = ({ leg: { title, date, from, to, facts } }: { leg: Leg }) => (
  <div>
    <Note>
      {title}, <time dateTime={date}>{formatLong(date)}</time>
    </Note>
    <Text weight="strong">
      {from.name} ({from.code}) to {to.name} ({to.code})
    </Text>
    <Note>{facts}</Note>
  </div>
);

/** Ways to keep the page, which no list or search leads to. */
function Actions({ booking }: { booking: CustomerBooking }) {
  const notify = useNotify();
  const { name } = useSite();

  const addToCalendar = async () => {
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      const file = new Blob([calendarFile(booking, name)], { type: 'text/calendar' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `${booking.reference}.ics`;
      link.click();
      URL.revokeObjectURL(link.href);
    } catch (problem) {
      console.error('The calendar file could not be made.', problem);
      notify.error('The calendar file could not be made. Please try again.');
    }
  };
  const share = async () => {
    const url = location.href;
    try {
      if (navigator.share)
        return await navigator.share({ title: `Booking ${booking.reference}`, url });
      await navigator.clipboard.writeText(url);
      notify.success('Link copied');
    } catch (problem) {
      // The visitor closed the share sheet.
      if ((problem as Error).name === 'AbortError') return;
      notify.error('The link could not be copied. You can copy it from the address bar.');
    }
  };
  return (
    <>
      <Button onClick={() => window.print()}>
        <Icon shape={Printer} /> Print
      </Button>
      <Button onClick={() => void addToCalendar()}>
        <Icon shape={CalendarPlus} /> Add to calendar
      </Button>
      <Button onClick={() => void share()}>
        <Icon shape={Share2} /> Share
      </Button>
      <Note className={styles.privacy}>
        Whoever has this page’s link can open it, so share it with fellow travellers only. It shows
        no name, email or phone number.
      </Note>
    </>
  );
}

/** The number to ring; the page is whole without it. */
function RingUs() {
  const phone = useQuery(CustomerBookingPhoneDocument).data?.siteInformation.contactPhone;
  if (!phone) return <Link to="/contact">Contact us</Link>;
  return (
    <p>
      To ring us, call <a href={telephoneHref(phone)}>{phone}</a> and give your reference.
    </p>
  );
}

const NoBooking = () => (
  <Notice tone="warning" title="This link opens no booking.">
    It may be incomplete, or no longer be valid. <RingUs />
  </Notice>
);
