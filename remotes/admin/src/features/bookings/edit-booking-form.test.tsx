import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '../../testing/press.ts';
import { asked, type Answer, type Answers } from '../../testing/render-page.tsx';
import type { ListedBookingFragment } from './booking-list.generated.ts';
import { booking } from './booking-fixtures.ts';
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

test('a booking is edited on the version that was read, and the list is read again', async () => {
  const { page, popUp } = await opened({ UpdateBooking: saved() });

  await userEvent.selectOptions(popUp.getByLabelText('State'), 'Confirmed');
  await userEvent.clear(popUp.getByLabelText('Children'));
  await userEvent.type(popUp.getByLabelText('Final price in total ($)'), '1150.50');
  await userEvent.type(popUp.getByLabelText(/Notes/), 'Paid by card');
  const before = asked(page.sent, 'BookingList').length;
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  await waitFor(() => expect(page.successes).toEqual(['Booking updated successfully!']));
  expect(asked(page.sent, 'UpdateBooking')).toEqual([
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
      },
    },
  ]);
  await waitFor(() => expect(asked(page.sent, 'BookingList')).toHaveLength(before + 1));
});

test('the booking is linked to another flight by the codes and the airline’s short name', async () => {
  const { page, popUp } = await opened({ UpdateBooking: saved() });

  await userEvent.clear(popUp.getByRole('combobox', { name: 'To' }));
  await userEvent.type(popUp.getByRole('combobox', { name: 'To' }), 'cork');
  await userEvent.click(await screen.findByRole('option', { name: /Cork Airport/ }));
  await userEvent.selectOptions(popUp.getByRole('combobox', { name: 'Airline' }), 'Aer Lingus');
  await userEvent.click(popUp.getByRole('button', { name: 'Make Changes' }));

  expect(asked(page.sent, 'UpdateBooking')).toMatchObject([
    { input: { departureCode: 'LHR', arrivalCode: 'ORK', airlineShortName: 'Aer Lingus' } },
  ]);
});

test('what the server refuses is shown at its field', async () => {
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

test('an update that failed says so, and the pop-up stays', async () => {
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
    expect(asked(page.sent, 'UpdateBooking').at(-1)).toMatchObject({ version: 5 }),
  );
});

test('Cancel asks before what was typed is lost', async () => {
  const { page, popUp } = await opened();

  await userEvent.type(popUp.getByLabelText(/Notes/), 'Mine');
  await userEvent.click(popUp.getByRole('button', { name: 'Cancel' }));
  await press('Leave without saving');

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Booking' })).toBeNull());
  expect(asked(page.sent, 'UpdateBooking')).toEqual([]);
});
