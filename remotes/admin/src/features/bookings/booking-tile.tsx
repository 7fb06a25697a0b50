import { useId, type ComponentProps } from 'react';
import { toEnGb } from '@larkfare/london-dates';
import {
  AirlineLogo,
  Button,
  emailHref,
  Icon,
  Note,
  Row,
  Stack,
  VisuallyHidden,
} from '@larkfare/ui-kit';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import ChevronUp from '@lucide/icons/icons/chevron-up';
import MoveRight from '@lucide/icons/icons/move-right';
import Pencil from '@lucide/icons/icons/pencil';
import Trash2 from '@lucide/icons/icons/trash';
import { ProblemLine } from '../../fields/problem-line.tsx';
import { ErasePersonButton } from '../../record/erase-person-button.tsx';
import { PersonalDataButton } from '../../office/personal-data-button.tsx';
import { RefusedMail } from '../../list/refused-mail.tsx';
import { Tile } from '../../list/tile.tsx';
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
  const nameId = useId();
  const { airline, departureAirport, arrivalAirport, departureDate, returnDate } = booking;
  return (
    <Tile
      startsOpen={startsOpen}
      head={(toggle) => (
        <>
          <div className={styles.head}>
            <Row gap={2} nowrap>
              <AirlineLogo airline={airline} size="small" />
              <span>{airline.shortName}</span>
            </Row>
            <Stack gap={1} className={styles.who}>
              <Row gap={[0, 3]} align="baseline">
                <h2 className={styles.name} id={nameId}>
                  {booking.customerName}
                </h2>
                <a href={emailHref(booking.userEmail)}>{booking.userEmail}</a>
                <RefusedMail at={booking.mailRefusedAt} />
              </Row>
              <Row gap={[0, 2]}>
                <span>
                  {departureAirport.name} <b>({departureAirport.code})</b>
                </span>
                <Icon shape={MoveRight} size={16} />
                <VisuallyHidden> to </VisuallyHidden>
                <span>
                  {arrivalAirport.name} <b>({arrivalAirport.code})</b>
                </span>
              </Row>
            </Stack>
            <Row as="dl" nowrap>
              <div>
                <Note as="dt">Departure</Note>
                <dd>{toEnGb(departureDate)}</dd>
              </div>
              <div>
                <Note as="dt">Return</Note>
                <dd>{returnDate ? toEnGb(returnDate) : 'One-way'}</dd>
              </div>
            </Row>
            <div className={styles.state}>
              <StatePill state={booking.state} />
            </div>
            <Row gap={1} nowrap>
              <Tool
                {...toggle.props}
                label={toggle.isOpen ? 'Collapse' : 'Expand'}
                icon={toggle.isOpen ? ChevronUp : ChevronDown}
                aria-describedby={nameId}
              />
              <Tool label="Edit" icon={Pencil} aria-describedby={nameId} onClick={onEdit} />
              <Tool
                tone="danger"
                label="Delete"
                icon={Trash2}
                aria-describedby={nameId}
                onClick={onDelete}
              />
            </Row>
          </div>
          <ProblemLine text={refusal} className={styles.refusal} />
        </>
      )}
    >
      <BookingDetails booking={booking} sign={sign} />
      <Row>
        <PersonalDataButton email={booking.userEmail} />
        <ErasePersonButton email={booking.userEmail} />
      </Row>
    </Tile>
  );
}

type ToolProps = ComponentProps<typeof Button> & {
  label: string;
  icon: ComponentProps<typeof Icon>['shape'];
};

const Tool = ({ label, icon, ...rest }: ToolProps) => (
  <Button size="square" title={label} {...rest}>
    <Icon shape={icon} size={18} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Button>
);
