import ical, { ICalEventStatus } from 'ical-generator';
import { type CustomerBooking, toLegs } from './customer-booking.rules.ts';

const statusOf: Record<CustomerBooking['state'], ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  inProgress: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/**
 * The trip as a calendar file (RFC 5545), a whole day for each flight, because its hours come with the tickets. A later
 * file of the same booking changes its events. It lacks the private link: calendars are often shared.
 */
export function calendarFile(booking: CustomerBooking, siteName: string): string {
  const { reference, airline, state } = booking;
  const calendar = ical({ prodId: { company: siteName, product: 'Booking' } });
  for (const { title, date, from, to, facts } of toLegs(booking))
    calendar.createEvent({
      id: `${reference}-${title.toLowerCase()}`,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      status: statusOf[state],
      summary: `Flight ${from.code} to ${to.code}, ${airline.name}`,
      location: `${from.name} (${from.code})`,
      description: `${from.name} to ${to.name}, ${facts}. Booking ${reference} with ${siteName}; the times are on your tickets.`,
    });
  return calendar.toString();
}
