import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flight } from './flight-fixtures.ts';
import {
  cell,
  flightAnswer,
  openFlight,
  save,
  savedAnswer,
  saves,
  typeInto,
  updateAnswer,
} from './render-flight.tsx';

const stale = updateAnswer('Stale', { message: 'Someone else has changed it.' });
/** Another administrator changed the stops, and the price of a one-way in January if it is shown. */
const theirs = (oneWayPence = 14950) =>
  flightAnswer({
    version: 4,
    stops: 2,
    monthlyPrices: flight().monthlyPrices.map((row) => ({ ...row, oneWayPence })),
  });

test('two administrators change prices of different classes: both changes are saved', async () => {
  const page = await openFlight();
  const answers = [stale, savedAnswer({ version: 5 })];
  page.answers.UpdateFlight = () => answers.shift() ?? 'broken';
  page.answers.FlightDetail = flightAnswer({ version: 4, business: flight().monthlyPrices });

  await typeInto('January', 0, '99');
  await save();

  await waitFor(() => expect(saves(page)).toHaveLength(2));
  expect(saves(page).at(-1)).toMatchObject({
    version: 4,
    input: {
      monthlyPrices: [
        { travelClass: 'economy', oneWayPence: 9900 },
        { travelClass: 'business', oneWayPence: 14950 },
      ],
    },
  });
});

test('two administrators change different fields: both changes are saved without a question', async () => {
  const page = await openFlight();
  const answers = [stale, savedAnswer({ version: 5, stops: 2 })];
  page.answers.UpdateFlight = () => answers.shift() ?? 'broken';
  page.answers.FlightDetail = theirs();

  await typeInto('January', 0, '99');
  await save();

  await waitFor(() => expect(saves(page)).toHaveLength(2));
  expect(screen.queryByRole('alert', { name: 'Someone else has changed this' })).toBeNull();
  expect(saves(page).at(-1)).toMatchObject({
    version: 4,
    input: { stops: 2, monthlyPrices: [{ month: 1, oneWayPence: 9900, roundTripPence: 25000 }] },
  });
});

test('two administrators change the same price: one chooses, and the other changes are kept', async () => {
  const page = await openFlight({ UpdateFlight: stale });
  page.answers.FlightDetail = theirs(12900);

  await typeInto('January', 0, '99');
  await save();

  const comparison = await screen.findByRole('alert', { name: 'Someone else has changed this' });
  const texts = within(comparison).getAllByRole('row').slice(1);
  expect(texts.map(({ textContent }) => textContent)).toEqual(['January, One-Way129.0099.00']);

  page.answers.UpdateFlight = savedAnswer({ version: 5 });
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));

  await waitFor(() =>
    expect(saves(page).at(-1)).toMatchObject({
      version: 4,
      input: { stops: 2, monthlyPrices: [{ oneWayPence: 9900 }] },
    }),
  );
});

test('theirs is taken where both changed the same, and what else is typed stays', async () => {
  const page = await openFlight({ UpdateFlight: stale });
  page.answers.FlightDetail = theirs(12900);

  await typeInto('January', 0, '99');
  await typeInto('January', 2, '260');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));

  expect(cell('January', 0).value).toBe('£129.00');
  expect(cell('January', 2).value).toBe('£260.00');
  expect(screen.getByLabelText<HTMLInputElement>('Stops').value).toBe('2');
  screen.getByText('There are unsaved changes.');
});
