import type { ReactNode } from 'react';
import { useNotify, usePage } from '@larkfare/remote-contract';
import { LoadingSkeleton, Prose, QueryView, Skeleton, TextPage } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { CallNow } from './call-now.tsx';
import { PayLaterItemCard } from './pay-later-item.tsx';
import { SearchAside } from '../../search-aside/search-aside.tsx';
import styles from './pay-later-page.module.css';
import { usePayLater } from './use-pay-later.ts';

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

  const lookForPhone = async () => {
    const found = await loadPhone();
    if (!found) notify.error('Failed to retrieve phone number.');
  };
  return (
    <TextPage
      heading={payLater.data?.heading || cardHeading}
      lead={payLater.data?.text && <Prose text={payLater.data.text} />}
      actions={<CallNow phone={phone} onMissing={() => void lookForPhone()} />}
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
          <p className={styles.empty}>
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

const ItemsSkeleton = () => (
  <LoadingSkeleton label="Loading Pay Later" className={styles.items}>
    {[1, 2, 3, 4].map((item) => (
      <div key={item} className={styles.item}>
        <Skeleton width="40%" height="1.5em" />
        <Skeleton height="3em" shape="block" />
      </div>
    ))}
  </LoadingSkeleton>
);
