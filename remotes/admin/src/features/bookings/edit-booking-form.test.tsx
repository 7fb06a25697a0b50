import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aerLingus } from '../../testing/aer-lingus.ts';
import { press } from '../../testing/press.ts';
import { variablesOf, type Answer, type Answers } from '../../testing/render-page.tsx';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import { booking, bookingsOf } from './booking-fixtures.ts';
import { renderBookings } from './render-bookings.tsx';

const opened = async (answers: Answers = {}) => {
  const page = renderBookings(answers);
  await press('Edit');
  const popUp = await screen.findByRole('dialog', { name: 'Edit Booking' });
  return { page, popUp: within(popUp) };
};
const saved = (part: Partial<ListedBookingFragment> = {}): Answer => ({
  data: {
    result: { __typename: 'BookingSaved', record: booking({ version: 3, ...part }) },
  },
});
const refusal = (typename: string, fields: object): Answer => ({
  data: { result: { __typename: typename, ...fields } },
});

test('a booking is edited on the version that was read, and stays in the list in its new state (§2)', async () => {
  const { page, popUp } = await opened({ UpdateBooking: saved({ state: 'confirmed' }) });
  page.answers.BookingList = bookingsOf([]);

  await userEvent.selectOptions(popUp.getByLabelText('State'), 'Confirmed');
  await userEvent.clear(popUp.getByLabelText('Children'));
  await userEvent.type(popUp.getByLabelText('Final price in total ($)'), '1150.50');
  await userEvent.type(popUp.getByLabelText(/Notes/), 'Paid by card');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await waitFor(() => expect(page.successes).toEqual(['Booking updated successfully!']));
  expect(variablesOf(page.sent, 'UpdateBooking')).toEqual([
    {
      id: 'id-booking',
      version: 2,
      input: {
        departureDate: '2026-12-01',
        returnDate: '2026-12-08',
        adults: 2,
        children: 0,
        infants: 0,
        state: 'confirmed',
        finalPricePence: 115050,
        notes: 'Paid by card',
        hasPage: true,
      },
    },
  ]);
  within(screen.getByRole('listitem')).getByText('Confirmed');
});

test('the booking is linked to another flight by the codes and the airline’s short name (§2)', async () => {
  const { page, popUp } = await opened({ UpdateBooking: saved() });

  await userEvent.clear(popUp.getByRole('combobox', { name: 'To' }));
  await userEvent.type(popUp.getByRole('combobox', { name: 'To' }), 'cork');
  await userEvent.click(await screen.findByRole('option', { name: /Cork Airport/ }));
  await userEvent.selectOptions(popUp.getByRole('combobox', { name: 'Airline' }), 'Aer Lingus');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  expect(variablesOf(page.sent, 'UpdateBooking')).toMatchObject([
    { input: { departureCode: 'LHR', arrivalCode: 'ORK', airlineShortName: 'Aer Lingus' } },
  ]);
});

test('the offer is beside the final price, for the travellers in the form, and fills it', async () => {
  const { popUp } = await opened();
  const offer = within(popUp.getByRole('region', { name: 'Offered' }));

  expect(offer.getByText(/Offered/).textContent).toBe(
    'Offered: 2 adults × $1,234.50 · 1 child × $1,234.50 · Total $3,703.50',
  );
  offer.getByRole('link', { name: '07700 900123' });
  offer.getByText('WhatsApp');
  await userEvent.clear(popUp.getByLabelText('Children'));
  await userEvent.click(offer.getByRole('button', { name: 'Use as final price' }));

  expect(popUp.getByLabelText<HTMLInputElement>('Final price in total ($)').value).toBe('2469.00');
});

test('a deleted airline of a booking keeps its name, however many airlines there are', async () => {
  const { popUp } = await opened({
    EveryAirline: {
      data: {
        airlines: Array.from({ length: 101 }, (_, index) => ({ ...aerLingus, id: `id-${index}` })),
      },
    },
    AirlineById: { data: { airline: null } },
  });

  await popUp.findByText('British Airways plc');
});

test('a refused value is shown at its field', async () => {
  const message = 'There is no such flight.';
  const { popUp } = await opened({
    UpdateBooking: refusal('InvalidInput', {
      message,
      fields: [{ __typename: 'FieldProblem', field: 'airlineShortName', message }],
    }),
  });

  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await popUp.findByText(message);
  expect(document.activeElement).toBe(popUp.getByRole('combobox', { name: 'Airline' }));
});

test('a failed update is reported, and the pop-up stays (§8)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { popUp } = await opened({ UpdateBooking: 'broken' });

  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await popUp.findByText('Failed to update booking');
});

test('two administrators at once: both versions are shown, and mine is applied on top of theirs', async () => {
  const { page, popUp } = await opened({
    UpdateBooking: refusal('Stale', { message: 'Someone else has changed it.' }),
    BookingById: { data: { record: booking({ version: 5, notes: 'Theirs' }) } },
  });

  await userEvent.type(popUp.getByLabelText(/Notes/), 'Mine');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));
  const row = await popUp.findByRole('row', { name: /Notes/ });
  expect(row.textContent).toContain('TheirsMine');
  page.answers.UpdateBooking = saved();
  await userEvent.click(popUp.getByRole('button', { name: 'Keep mine' }));

  await waitFor(() =>
    expect(variablesOf(page.sent, 'UpdateBooking').at(-1)).toMatchObject({ version: 5 }),
  );
});

test('another person’s changes that a save kept are named, and stay until they are read', async () => {
  const theirs = booking({ version: 5, adults: 9, departureDate: '2026-12-05' });
  const { page, popUp } = await opened({ BookingById: { data: { record: theirs } } });
  const answers = [
    refusal('Stale', { message: 'Someone else has changed it.' }),
    saved({ ...theirs, version: 6 }),
  ];
  page.answers.UpdateBooking = () => answers.shift() ?? 'broken';

  await userEvent.type(popUp.getByLabelText(/Notes/), 'Mine');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  const notice = within(await screen.findByRole('dialog', { name: 'Saved with changes' }));
  notice.getByText(
    'Saved. Since you opened it, Departure date 01/12/2026 → 05/12/2026 and Adults 2 → 9 were changed.',
  );
  await userEvent.click(notice.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Booking' })).toBeNull());
});

test('in a conflict the form holds what will be stored, and names another person’s other changes', async () => {
  const { popUp } = await opened({
    UpdateBooking: refusal('Stale', { message: 'Someone else has changed it.' }),
    BookingById: { data: { record: booking({ version: 5, notes: 'Theirs', state: 'cancelled' }) } },
  });

  await userEvent.type(popUp.getByLabelText(/Notes/), 'Mine');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await popUp.findByText('Since you opened it, State In-Progress → Cancelled was changed.');
  expect(popUp.getByLabelText<HTMLSelectElement>('State').value).toBe('cancelled');
});

test('Cancel confirms that typed input is lost', async () => {
  const { page, popUp } = await opened();

  await userEvent.type(popUp.getByLabelText(/Notes/), 'Mine');
  await userEvent.click(popUp.getByRole('button', { name: 'Cancel' }));
  await press('Leave without saving');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Booking' })).toBeNull());
  expect(variablesOf(page.sent, 'UpdateBooking')).toEqual([]);
});
