import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import {
  type Answer,
  type Answers,
  renderPage,
  variablesOf,
} from '@larkfare/remote-contract/testing';
import { bookingDraft } from '../features/booking/booking-form.tsx';
import { BookingPopUp } from './booking-pop-up.tsx';

installBrowserParts({ matching: ['(prefers-reduced-motion: reduce)'] });
Object.assign(globalThis, { TextEncoder });
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

const offer = {
  tripType: 'roundTrip' as const,
  flightId: 'id-flight',
  airline: { name: 'British Airways', monogramPicture: null, logoPicture: null },
  departureAirport: { code: 'LHR', name: 'London Heathrow Airport' },
  arrivalAirport: { code: 'DXB', name: 'Dubai International Airport' },
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
  operatedBy: 'BA CityFlyer',
  finalPricePence: 28900,
};
const answer = (typename: string, fields: object): Answer => ({
  data: { requestBooking: { __typename: typename, ...fields } },
});
const made = answer('BookingRequested', {
  booking: {
    __typename: 'Booking',
    id: 'id-booking',
    reference: 'LF-7KQ2M9',
    pagePath: '/your-booking#key',
  },
});

beforeEach(() => bookingDraft.forget());

function Screen({ onMade }: { onMade: (pagePath: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Book Now</button>
      <BookingPopUp
        open={isOpen}
        offer={offer}
        travellers={{ adults: 2, children: 1, infants: 0 }}
        onClose={() => setIsOpen(false)}
        onMade={(pagePath) => {
          onMade(pagePath);
          setIsOpen(false);
        }}
      />
    </>
  );
}

async function opened(requestBooking: Answers[string]) {
  const pages: string[] = [];
  const page = renderPage(<Screen onMade={(pagePath) => pages.push(pagePath)} />, {
    RequestBooking: requestBooking,
  });
  await open();
  return { ...page, pages };
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  await screen.findByRole('form', { name: 'Booking request' });
};
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function filled(requestBooking: Answers[string]) {
  const page = await opened(requestBooking);
  await userEvent.type(field('Name'), 'Ada Lovelace');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.type(field('Contact number'), '07700 900123');
  return page;
}
const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /booking|Submitting/i });
const submit = () => userEvent.click(submitButton());
type Sent = Parameters<typeof variablesOf>[0];
const inRequests = (sent: Sent) => variablesOf(sent, 'RequestBooking');
const failure = 'Failed to make Booking. Please try again';

test('it opens with the flight, its price for everyone and the travellers of the search', async () => {
  await opened(made);

  const flight = screen.getByRole('region', { name: 'Your flight' });
  expect(flight.textContent).toContain('British AirwaysOperated by BA CityFlyer');
  expect(flight.textContent).toContain('London Heathrow Airport (LHR)');
  expect(flight.textContent).toContain('Tue, 1 Dec 2026 to Tue, 8 Dec 2026');
  expect(flight.textContent).toContain('£289.00');
  expect(flight.textContent).toContain('Total for 3 travellers£867.00');
  expect([
    field('Adults').value,
    field('Children under 12').value,
    field('Infants under 2').value,
  ]).toEqual(['2', '1', '0']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Call' }).checked).toBe(true);
  screen.getByText('Nothing to pay now, we ring you');
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  screen.getByText('Nothing to pay now, we email you');
});

test('where there is a WhatsApp number, a message that names the flight is ready', async () => {
  const siteInformation = { __typename: 'SiteInformation', contactWhatsApp: '07700 900321' };
  renderPage(<Screen onMade={() => undefined} />, {
    BookingWhatsApp: { data: { siteInformation } },
  });
  await open();

  const link = await screen.findByRole('link', { name: 'Ask about this flight on WhatsApp' });
  expect(link.getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/447700900321\?text=Hello.*LHR.*DXB.*289/,
  );
});

test('with an infant the pop-up explains that infants usually pay less', async () => {
  await opened(made);
  expect(screen.queryByText(/Infants usually pay less/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'More infants' }));

  screen.getByText('Infants usually pay less; we confirm it when we ring.');
});

test('a missing value is reported at its field, and nothing is sent (§5)', async () => {
  const { sent } = await opened(made);

  await submit();

  screen.getByText('Enter your name');
  screen.getByText('Enter your email address');
  screen.getByText('Enter the number we can reach you on');
  expect(document.activeElement).toBe(field('Name'));
  expect(inRequests(sent)).toEqual([]);
});

test('an accepted request leads to its page with a notice', async () => {
  const { sent, successes, pages } = await filled(made);

  await submit();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(successes).toEqual(['Booking made successfully!']);
  expect(pages).toEqual(['/your-booking#key']);
  expect(inRequests(sent)[0]?.['input']).toEqual({
    flightId: 'id-flight',
    customerName: 'Ada Lovelace',
    userEmail: 'ada@example.com',
    contactPhone: '07700 900123',
    contactPreference: 'call',
    adults: 2,
    children: 1,
    infants: 0,
    extraDetails: '',
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    initialPricePence: 28900,
    totalPence: 86700,
  });
});

test('a time to be rung is chosen where the visitor prefers a call', async () => {
  const { sent } = await filled(made);

  await userEvent.click(screen.getByRole('radio', { name: 'Tomorrow morning' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Email' }));
  expect(screen.queryByRole('group', { name: 'Ring me' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Call' }));
  await submit();

  await waitFor(() => expect(inRequests(sent)).toHaveLength(1));
  expect(inRequests(sent)[0]?.['input']).toMatchObject({ callTime: 'tomorrowMorning' });
});

test('a group of more than 50 is given the number to ring, and is not sent', async () => {
  const page = await filled(made);
  page.answers['GroupPhone'] = {
    data: { siteInformation: { __typename: 'SiteInformation', contactPhone: '020 7946 0321' } },
  };

  await userEvent.clear(field('Adults'));
  await userEvent.type(field('Adults'), '51');

  expect(await screen.findByRole('link', { name: '020 7946 0321' })).toBeTruthy();
  await submit();
  expect(field('Adults').getAttribute('aria-invalid')).toBe('true');
  expect(inRequests(page.sent)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Fewer adults' }));
  expect(screen.queryByRole('link', { name: '020 7946 0321' })).toBeNull();
});

test('while it is sent the button is busy and cannot be pressed again', async () => {
  const { sent } = await filled('pending');

  await submit();
  await waitFor(() => expect(inRequests(sent)).toHaveLength(1));

  expect(submitButton().textContent).toBe('Submitting...');
  expect(submitButton().disabled).toBe(true);
  await submit();
  expect(inRequests(sent)).toHaveLength(1);
});

test('a request that gets lost keeps the pop-up and all that was typed, and a retry is the same request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // The failure is logged.
  const { answers, errors, sent } = await filled('broken');

  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${failure}Our server did not respond. Your details are still here, and sending them again counts once.`,
  );
  expect(errors).toEqual([]);
  expect(field('Name').value).toBe('Ada Lovelace');
  answers['RequestBooking'] = made;
  await submit();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = inRequests(sent).map((variables) => variables['idempotencyKey']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['is offline', false, 'You seem to be offline. Nothing was sent.'],
  ['goes offline meanwhile', true, 'You seem to be offline. Your details are still here'],
])('a visitor who %s reads so above the button', async (_case, wasOnline, reason) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // The failure is logged.
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await filled('broken');

  if (wasOnline) online.mockReturnValueOnce(true);
  await submit();

  expect((await screen.findByRole('alert')).textContent).toContain(`${failure}${reason}`);
  jest.restoreAllMocks();
});

test('another content is another request', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // The failure is logged.
  const { sent } = await filled('broken');

  await submit();
  await screen.findByRole('alert');
  await userEvent.type(field('Extra details (optional)'), 'Window seats');
  await submit();

  await waitFor(() => expect(inRequests(sent)).toHaveLength(2));
  expect(inRequests(sent)[0]?.['idempotencyKey']).not.toBe(inRequests(sent)[1]?.['idempotencyKey']);
});

test('a price that changed is shown, and only confirming it books at the new price', async () => {
  const { answers, sent } = await filled(
    answer('PriceChanged', {
      message: 'The price changed.',
      currentPricePence: 30400,
      currentTotalPence: 83600,
      childPercent: 75,
      infantPercent: 10,
    }),
  );

  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${failure}The price for 3 travellers is now £836.00. It was £867.00 when you opened this. Nothing has been booked; send the request again if the new price suits you.`,
  );
  expect(screen.getByRole('region', { name: 'Your flight' }).textContent).toContain(
    '1 child × £228.00£228.00Total for 3 travellers£836.00',
  );
  answers['RequestBooking'] = made;
  await userEvent.click(screen.getByRole('button', { name: 'Request booking at the new price' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    inRequests(sent)
      .map(({ input }) => input as { initialPricePence: number; totalPence: number })
      .map(({ initialPricePence, totalPence }) => [initialPricePence, totalPence]),
  ).toEqual([
    [28900, 86700],
    [30400, 83600],
  ]);
});

test('fields that the server refuses are named above the button, and marked', async () => {
  await filled(
    answer('InvalidInput', {
      message: 'Some fields need another look.',
      fields: [
        { __typename: 'FieldProblem', field: 'contactPhone', message: 'Enter a full phone number' },
        {
          __typename: 'FieldProblem',
          field: 'departureDate',
          message: 'Departure must be tomorrow or later',
        },
      ],
    }),
  );

  await submit();

  expect((await screen.findByRole('alert')).textContent).toBe(
    `${failure}Enter a full phone number. Departure must be tomorrow or later.`,
  );
  expect(field('Contact number').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Contact number'));
});

test('a deleted flight is reported as such', async () => {
  await filled(answer('NotFound', { message: 'This flight is no longer offered.' }));

  await submit();

  expect((await screen.findByRole('alert')).textContent).toBe(
    `${failure}This flight is no longer offered.`,
  );
});

test('counts below their least are raised to it', async () => {
  const { sent } = await filled(made);

  await userEvent.clear(field('Adults'));
  await userEvent.type(field('Adults'), '0');
  await submit();

  await waitFor(() => expect(inRequests(sent)).toHaveLength(1));
  expect(inRequests(sent)[0]?.['input']).toMatchObject({ adults: 1, children: 1 });
});

test('more infants than adults are refused at their field until there are adults for them', async () => {
  const { sent } = await filled(made);
  await userEvent.clear(field('Infants under 2'));
  await userEvent.type(field('Infants under 2'), '3');

  await submit();
  screen.getByText('Only one infant can travel with each adult');
  expect(document.activeElement).toBe(field('Infants under 2'));
  expect(inRequests(sent)).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'More adults' }));
  expect(screen.queryByText('Only one infant can travel with each adult')).toBeNull();
  await submit();
  await waitFor(() => expect(inRequests(sent)).toHaveLength(1));
  expect(inRequests(sent)[0]?.['input']).toMatchObject({ adults: 3, infants: 3 });
});

test('opened again, what was typed is there, and after a booking no more', async () => {
  const { pages } = await filled(made);
  await userEvent.type(field('Extra details (optional)'), 'Window seats');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await open();
  expect(field('Name').value).toBe('Ada Lovelace');
  expect(field('Contact number').value).toBe('07700 900123');
  expect(field('Extra details (optional)').value).toBe('Window seats');
  await submit();
  await waitFor(() => expect(pages).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await open();
  expect(field('Name').value).toBe('');
});

test('opened again, its status is clear and the counts are those of the search (§4)', async () => {
  await filled(answer('NotFound', { message: 'This flight is no longer offered.' }));
  await userEvent.click(screen.getByRole('button', { name: 'More adults' }));
  await submit();
  await screen.findByRole('alert');

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();

  expect(field('Adults').value).toBe('2');
  expect(screen.queryByRole('alert')).toBeNull();
});
