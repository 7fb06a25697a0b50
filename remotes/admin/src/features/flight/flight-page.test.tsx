import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cell,
  flightAnswer,
  openFlight,
  renderFlight,
  save,
  savedAnswer,
  saves,
  typeInto,
  updateAnswer,
} from './render-flight.tsx';

test('a flight is shown with its route, durations, stops and prices (§2)', async () => {
  await openFlight();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('British Airways, LHR – DUB');
  expect(screen.getByLabelText<HTMLInputElement>('Departure airport').value).toBe(
    'London Heathrow Airport',
  );
  const back = screen.getByRole('group', { name: 'Return duration (round trips only)' });
  expect(within(back).getByLabelText<HTMLInputElement>('Hours').value).toBe('7');
  expect(within(back).getByLabelText<HTMLInputElement>('Minutes').value).toBe('35');
  expect(screen.getByLabelText<HTMLInputElement>('Stops').value).toBe('1');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Month',
    'One-Way',
    'Disc OW',
    'Round-Trip',
    'Disc RT',
  ]);
  expect(cell('January', 0).value).toBe('£149.50');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/admin/flight');
});

test('the return duration is edited only while a round trip has a price (§5)', async () => {
  await openFlight();
  const back = screen.getByRole('group', { name: 'Return duration (round trips only)' });
  const isClosed = () => within(back).getByLabelText('Hours').matches(':disabled');
  expect(isClosed()).toBe(false);

  await userEvent.click(cell('January', 2));
  await userEvent.keyboard('{Delete}');
  expect(isClosed()).toBe(true);
  await userEvent.keyboard('180{Enter}');

  expect(isClosed()).toBe(false);
});

test('an airport has to be picked, not only typed', async () => {
  const page = await openFlight({ UpdateFlight: savedAnswer() });
  const arrival = screen.getByLabelText('Arrival airport');

  await userEvent.clear(arrival);
  await userEvent.type(arrival, 'cor');
  await save();
  screen.getByText('Please choose an arrival airport from the suggestions.');
  expect(saves(page)).toEqual([]);

  await userEvent.type(arrival, 'k');
  await userEvent.click(await screen.findByRole('option', { name: /Cork Airport/ }));
  await save();
  expect(saves(page)).toMatchObject([{ input: { arrivalAirportId: 'id-ork' } }]);
});

test('another flight of that airline between those airports is shown in place', async () => {
  await openFlight({
    UpdateFlight: updateAnswer('AlreadyExists', { message: 'That flight is there already.' }),
  });

  await save();

  await screen.findByText('That flight is there already.');
});

test('a failed save is shown, and what was typed stays (§8)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openFlight({ UpdateFlight: 'broken' });

  await typeInto('January', 0, '99');
  await save();

  await screen.findByText('Failed to update flight. Please try again.');
  expect(cell('January', 0).value).toBe('£99.00');
  expect(logged).toHaveBeenCalled();
});

test('leaving with unsaved changes is confirmed', async () => {
  const page = await openFlight();

  await typeInto('January', 0, '99');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));

  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(page.at().pathname).toBe('/admin/flight/id-flight');
});

test('a failure to load the flight is reported, and a retry loads it (§8)', async () => {
  const page = renderFlight({ FlightDetail: 'broken' });
  await screen.findByText('Failed to load flight details.');

  page.answers.FlightDetail = flightAnswer();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('table');
});

test('a deleted flight is reported', async () => {
  renderFlight({ FlightDetail: { data: { record: null } } });

  await screen.findByText(/This flight no longer exists/);
});
