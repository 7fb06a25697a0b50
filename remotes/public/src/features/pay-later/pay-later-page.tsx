import { type ReactNode, useId, useState } from 'react';
import { useNotify, usePage } from '@larkfare/remote-contract';
import {
  Button,
  buttonClass,
  Icon,
  LoadingSkeleton,
  Prose,
  QueryView,
  Skeleton,
  Stack,
  telephoneHref,
  Text,
  TextPage,
  useQueryState,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { SearchAside } from '../../search-aside/search-aside.tsx';
import { OpenNow } from '../../opening-hours/open-now.tsx';
import styles from './pay-later-page.module.css';
import { splitOpening } from './pay-later.rules.ts';
import Phone from '@lucide/icons/icons/phone';
import { useQuery } from '@apollo/client/react';
import { PayLaterDocument, type PayLaterQuery } from './pay-later.generated.ts';

type PayLaterPageProps = {
  /** The search form is another feature's; the route hands it in. */
  searchForm: ReactNode;
};

/** The name of the Pay Later card everywhere (specification §1), until the administrator's own heading is there. */
const cardHeading = 'Book Now - Pay Later';

/** /paylater: how a trip is paid in instalments, with a number to ring and a search at hand. */
export function PayLaterPage({ searchForm }: PayLaterPageProps) {
  const { payLater, phone, loadPhone } = usePayLater();
  const notify = useNotify();
  usePage({
    title: 'Book now, pay later',
    description:
      'Book your flight now and pay later in up to 6 instalments: how it works, what it costs and when it is available.',
    canonicalPath: '/paylater',
    ...(payLater.problem && { status: 503 }),
  });

  const refetchPhone = async () => {
    if (!(await loadPhone())) notify.error('Failed to retrieve phone number.');
  };
  return (
    <TextPage
      heading={payLater.data?.heading || cardHeading}
      lead={payLater.data?.text && <Prose text={payLater.data.text} />}
      actions={
        <>
          <CallNow phone={phone} onMissing={() => void refetchPhone()} />
          {phone && <OpenNow />}
        </>
      }
      aside={<SearchAside heading="Find a flight to pay later">{searchForm}</SearchAside>}
    >
      <QueryView
        state={payLater}
        skeleton={<ItemsSkeleton />}
        help={
          <>
            You can still search for flights, or <Link to="/contact">contact us</Link>.
          </>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <p>
            We haven’t added the details yet. Ring us, or <Link to="/contact">contact us</Link>, and
            we’ll explain.
          </p>
        }
      >
        {({ items }) => (
          <ul className={styles.items} role="list">
            {items.map((item, index) => (
              <PayLaterItemCard key={index} item={item} />
            ))}
          </ul>
        )}
      </QueryView>
    </TextPage>
  );
}

/** One aspect of paying later; its first sentence is there at once, the rest on request. */
function PayLaterItemCard({ item: { subheading, text } }: { item: PayLaterItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const restId = useId();
  const { opening, rest } = splitOpening(text);
  return (
    <Stack as="li" gap={2} className={styles.item}>
      <Text as="h2" size={3} tight>
        {subheading}
      </Text>
      {opening && <Prose text={opening} />}
      <div id={restId} hidden={!isOpen}>
        <Prose text={rest} />
      </div>
      <Button
        tone="plain"
        aria-expanded={isOpen}
        aria-controls={restId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Read less' : 'Read more'} <VisuallyHidden>about {subheading}</VisuallyHidden>
      </Button>
    </Stack>
  );
}

const ItemsSkeleton = () => (
  <LoadingSkeleton label="Loading Pay Later" className={styles.items}>
    {[1, 2, 3, 4].map((item) => (
      <Stack key={item} gap={2} className={styles.item}>
        <Skeleton width="40%" height="1.5em" />
        <Skeleton height="3em" shape="block" />
      </Stack>
    ))}
  </LoadingSkeleton>
);

type CallNowProps = {
  phone: string | undefined;
  /** Fetches the number when it is needed and missing. */
  onMissing: () => void;
};

/** Dials the contact phone; without a number it is looked for again. */
const CallNow = ({ phone, onMissing }: CallNowProps) => {
  const words = (
    <>
      <Icon shape={Phone} /> Call Now
    </>
  );
  if (!phone)
    return (
      <Button tone="action" size="large" onClick={onMissing}>
        {words}
      </Button>
    );

  return (
    <a href={telephoneHref(phone)} className={buttonClass({ tone: 'action', size: 'large' })}>
      {words}
    </a>
  );
};

type PayLaterText = PayLaterQuery['siteInformation']['payLater'];
type PayLaterItem = PayLaterText['items'][number];

/** The texts of the Pay Later page, and the number to ring about it. */
function usePayLater() {
  const query = useQuery(PayLaterDocument);
  const payLater = useQueryState(query, {
    select: ({ siteInformation }) =>
      Array.isArray(siteInformation?.payLater?.items) ? siteInformation.payLater : undefined,
    failure: 'Error fetching Paylater information.',
    prefersServerMessage: true,
    invalid: 'Invalid Paylater received from server.',
  });
  const loadPhone = (): Promise<string | undefined> =>
    query.refetch().then(
      ({ data }) => data?.siteInformation?.contactPhone,
      () => undefined,
    );
  return { payLater, phone: query.data?.siteInformation?.contactPhone, loadPhone };
}
