import { useId, useState } from 'react';
import { toEnGb } from '@larkfare/london-dates';
import { AirlineLogo, Card, emailHref, Icon, Row, VisuallyHidden } from '@larkfare/ui-kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import MoveRight from 'lucide-react/icons/move-right';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { ProblemLine } from '../../fields/problem-line.tsx';
import { PersonalDataButton } from '../../office/personal-data-button.tsx';
import { RefusedMail } from '../../list/refused-mail.tsx';
import { StatePill } from '../../list/state-pill.tsx';
import { BookingDetails } from './booking-details.tsx';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import styles from './booking-tile.module.css';

type BookingTileProps = {
  booking: ListedBookingFragment;
  sign: string;
  /** Shown whole from the start. */
  startsOpen: boolean;
  /** Why it was not deleted. */
  refusal?: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

/** One booking: who flies where, when and with whom; the rest when it is expanded. */
export function BookingTile({
  booking,
  sign,
  startsOpen,
  refusal,
  onEdit,
  onDelete,
}: BookingTileProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const { airline, departureAirport, arrivalAirport, departureDate, returnDate } = booking;
  return (
    <Card as="li" padding={0}>
      <div className={styles.head}>
        <div className={styles.airline}>
          <AirlineLogo airline={airline} size="small" />
          <span>{airline.shortName}</span>
        </div>
        <div className={styles.customer}>
          <h2 className={styles.name} id={`${id}-name`}>
            {booking.customerName}
          </h2>
          <a className={styles.email} href={emailHref(booking.userEmail)}>
            {booking.userEmail}
          </a>
          <RefusedMail at={booking.mailRefusedAt} />
        </div>
        <div className={styles.route}>
          <span>
            {departureAirport.name} <b>({departureAirport.code})</b>
          </span>
          <Icon shape={MoveRight} size={16} className={styles.arrow} />
          <VisuallyHidden> to </VisuallyHidden>
          <span>
            {arrivalAirport.name} <b>({arrivalAirport.code})</b>
          </span>
        </div>
        <dl className={styles.dates}>
          <div>
            <dt>Departure</dt>
            <dd>{toEnGb(departureDate)}</dd>
          </div>
          <div>
            <dt>Return</dt>
            <dd>{returnDate ? toEnGb(returnDate) : 'One-way'}</dd>
          </div>
        </dl>
        <div className={styles.state}>
          <StatePill state={booking.state} />
        </div>
        <Row gap={1} nowrap className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            aria-describedby={`${id}-name`}
            title={isOpen ? 'Collapse' : 'Expand'}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon shape={isOpen ? ChevronUp : ChevronDown} />
            <VisuallyHidden>{isOpen ? 'Collapse' : 'Expand'}</VisuallyHidden>
          </button>
          <button
            type="button"
            className={styles.tool}
            aria-describedby={`${id}-name`}
            title="Edit"
            onClick={onEdit}
          >
            <Icon shape={Pencil} size={18} />
            <VisuallyHidden>Edit</VisuallyHidden>
          </button>
          <button
            type="button"
            className={[styles.tool, styles.delete].join(' ')}
            aria-describedby={`${id}-name`}
            title="Delete"
            onClick={onDelete}
          >
            <Icon shape={Trash2} size={18} />
            <VisuallyHidden>Delete</VisuallyHidden>
          </button>
        </Row>
      </div>
      <ProblemLine text={refusal} className={styles.refusal} />
      {isOpen && (
        <div id={`${id}-details`} className={styles.details}>
          <BookingDetails booking={booking} sign={sign} />
          <PersonalDataButton className={styles.export} email={booking.userEmail} />
        </div>
      )}
    </Card>
  );
}
