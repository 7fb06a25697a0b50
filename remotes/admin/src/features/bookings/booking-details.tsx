import { priceText, travelClassNames } from '@larkfare/travellers';
import { telephoneHref } from '@larkfare/ui-kit';
import { formatAmount } from '../../fields/money.rules.ts';
import { timeOfMoment } from '../../office/moments.rules.ts';
import { callTimeWords } from '../../list/call-time.rules.ts';
import { passengerWords } from '../../list/passengers.rules.ts';
import { Facts } from '../../list/tile.tsx';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import { durationWords, orNone, preferenceWords } from './booking-words.rules.ts';

/** The details of an expanded booking. */
export const BookingDetails = ({
  booking,
  sign,
}: {
  booking: ListedBookingFragment;
  sign: string;
}) => {
  const prices = priceText(booking.initialPricePence, booking, (pence) =>
    formatAmount(pence, sign),
  );
  return (
    <Facts
      facts={[
        { name: 'Reference', value: booking.reference },
        { name: 'Requested', value: timeOfMoment(booking.createdAt) },
        { name: 'Passengers', value: passengerWords(booking) },
        {
          name: 'Contact phone',
          value: <a href={telephoneHref(booking.contactPhone)}>{booking.contactPhone}</a>,
        },
        { name: 'Contact preference', value: preferenceWords[booking.contactPreference] },
        { name: 'Ring', value: callTimeWords(booking) },
        { name: 'Travel class', value: travelClassNames[booking.travelClass] },
        { name: 'Initial price per person', value: formatAmount(booking.initialPricePence, sign) },
        ...(prices ? [{ name: 'Initial price in total', value: prices }] : []),
        {
          name: 'Final price in total',
          value:
            booking.finalPricePence == null ? 'None' : formatAmount(booking.finalPricePence, sign),
        },
        { name: 'Outbound duration', value: durationWords(booking.outboundMinutes) },
        {
          name: 'Return duration',
          value: booking.returnDate ? durationWords(booking.returnMinutes) : 'None',
        },
        { name: 'Operated by', value: booking.operatedBy ?? booking.airline.name },
        {
          name: 'Customer’s page',
          value: booking.pagePath ? <a href={booking.pagePath}>Open</a> : 'Closed',
        },
        { name: 'Extra details', value: orNone(booking.extraDetails) },
        { name: 'Notes', value: orNone(booking.notes) },
      ]}
    />
  );
};
