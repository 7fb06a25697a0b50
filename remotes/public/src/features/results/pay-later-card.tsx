import { Link } from 'react-router';
import { useSite } from '@larkfare/remote-contract';
import { buttonClass, Icon } from '@larkfare/ui-kit';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import styles from './pay-later-card.module.css';

/** The offer to book now and pay later (specification §1, §2). */
export const PayLaterCard = () => (
  <section className={styles.card} aria-labelledby="pay-later-heading">
    <Icon shape={CalendarClock} size={28} className={styles.icon} />
    <h2 className={styles.heading} id="pay-later-heading">
      Book Now - Pay Later
    </h2>
    <p className={styles.text}>
      You can book now and pay later through {useSite().name}’s services.
    </p>
    <Link className={buttonClass({ tone: 'quiet' })} to="/paylater">
      More Info
    </Link>
  </section>
);
