import { screen } from '@testing-library/react';
import { weekdays } from '@larkfare/london-dates';
import { type Answer, type Answers, renderPage } from '@larkfare/remote-contract/testing';
import { calendarFile } from './calendar-file.ts';
import { Component as CustomerBookingPage } from './customer-booking-page.tsx';
import { type CustomerBooking, nextSteps } from './customer-booking.rules.ts';

const booking: CustomerBooking = {
  __typename: 'CustomerBooking',
  reference: 'LF-7KQ2M9',
  state: 'pending',
  contactPreference: 'call',
  callTime: 'evening',
  requestedOn: '2026-11-26',
  airline: { __typename: 'BookedAirline', id: 'id-ba', name: 'British Airways' },
  operatedBy: null,
  departureAirport: { __typename: 'BookedAirport', id: 'id-lhr', code: 'LHR', name: 'Heathrow' },
  arrivalAirport: { __typename: 'BookedAirport', id: 'id-dxb', code: 'DXB', name: 'Dubai' },
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  outboundMinutes: 410,
  returnMinutes: 445,
  stops: 0,
  travelClass: 'economy',
  adults: 2,
  children: 1,
  infants: 0,
  initialPricePence: 28_900,
  childPercent: 75,
  infantPercent: 10,
  agreedPricePence: null,
};
const phone: Answer = {
  data: { siteInformation: { __typename: 'SiteInformation', contactPhone: '020 7946 0321' } },
};
const open = (customerBooking: CustomerBooking | null, part: Answers = {}) =>
  renderPage(
    <CustomerBookingPage />,
    { CustomerBooking: { data: { customerBooking } }, CustomerBookingPhone: phone, ...part },
    { address: '/your-booking#the-key' },
  );

test('a request is shown with its reference, its flights, its price for everyone and the next steps', async () => {
  const { sent } = open(booking);

  const trip = await screen.findByRole('region', { name: 'Your trip' });
  expect(sent[0]?.variables).toEqual({ key: 'the-key' });
  screen.getByText('LF-7KQ2M9');
  expect(trip.textContent).toContain('Outbound, Tue, 1 Dec 2026Heathrow (LHR) to Dubai (DXB)');
  expect(trip.textContent).toContain('Return, Tue, 8 Dec 2026Dubai (DXB) to Heathrow (LHR)');
  expect(trip.textContent).toContain('2 adults × £289.00£578.001 child × £216.75£216.75');
  expect(trip.textContent).toContain('Total for 3 travellers, as requested£794.75');
  screen.getByText('We ring you to confirm the details.');
  expect(await screen.findByRole('link', { name: '020 7946 0321' })).toBeTruthy();
});

const office = {
  days: weekdays.slice(0, 5).map((day) => ({ day, opens: '09:00', closes: '18:00' })),
  closedOn: [],
};

test.each<[string, string, Partial<CustomerBooking>?]>([
  ['2026-11-26T10:00Z', 'We ring you today, Thursday, in the evening, to confirm the details.'],
  [
    '2026-11-26T18:00Z',
    'We ring you tomorrow, Friday, from 9am, to confirm the details.',
    { callTime: 'any' },
  ],
  ['2026-11-27T18:00Z', 'We ring you on Monday, from 9am, to confirm the details.'],
  ['2026-11-26T10:00Z', 'We ring you to confirm the details.', { state: 'inProgress' }],
  ['2026-11-26T10:00Z', 'We email you to confirm the details.', { contactPreference: 'email' }],
])('at %s the second step is %j', (now, step, change = {}) => {
  expect(nextSteps({ ...booking, ...change }, new Date(now), office)[1]).toBe(step);
});

test('a confirmed booking shows the agreed price and no steps', async () => {
  open({ ...booking, state: 'confirmed', agreedPricePence: 80_000 });

  const trip = await screen.findByRole('region', { name: 'Your trip' });
  expect(trip.textContent).toContain('Agreed with you in total£800.00');
  screen.getByText(/Your booking is confirmed/);
  expect(screen.queryByText('What happens next')).toBeNull();
});

test('a link that opens nothing is reported, without a retry', async () => {
  open(null);

  await screen.findByText('This link opens no booking.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a booking that cannot be loaded is loaded again, and the number to ring is there meanwhile', async () => {
  open(null, { CustomerBooking: 'broken' });

  await screen.findByText('Your booking could not be loaded.');
  screen.getByRole('button', { name: 'Try again' });
  await screen.findByRole('link', { name: '020 7946 0321' });
});

test('the calendar file has a whole day for each flight, and not the private link', () => {
  const file = calendarFile({ ...booking, stops: 1 }, 'Larkfare');

  expect(file.match(/^DTSTART.*$/gm)).toEqual([
    'DTSTART;VALUE=DATE:20261201',
    'DTSTART;VALUE=DATE:20261208',
  ]);
  expect(file).toContain('SUMMARY:Flight LHR to DXB\\, British Airways');
  expect(file).toContain('UID:LF-7KQ2M9-return');
  expect(file.match(/STATUS:TENTATIVE/g)).toHaveLength(2);
  expect(file).not.toContain('your-booking');
  expect(calendarFile({ ...booking, returnDate: null }, 'Larkfare').match(/UID/g)).toHaveLength(1);
});
