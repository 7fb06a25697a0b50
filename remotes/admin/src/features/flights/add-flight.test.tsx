import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aerLingus } from '../../testing/aer-lingus.ts';
import { variablesOf, type Answer, type Answers } from '../../testing/render-page.tsx';
import { renderFlights } from './render-flights.tsx';

const opened = async (answers: Answers) => {
  const page = renderFlights(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Add Flights' }));
  return page;
};
const pickAirports = async () => {
  for (const [name, letters, option] of [
    ['Departure airport', 'lhr', /Heathrow/],
    ['Arrival airport', 'lgw', /Gatwick/],
  ] as const) {
    await userEvent.type(screen.getByRole('combobox', { name }), letters);
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }
};
const fill = async () => {
  await pickAirports();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Airline' }), 'Aer Lingus');
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add Flight' }));
const addedFlight = (isNew: boolean): Answer => ({
  data: {
    findOrCreateFlight: {
      __typename: 'FlightFound',
      isNew,
      flight: { __typename: 'Flight', id: 'id-new' },
    },
  },
});

test('Escape in Add Flights confirms that typed input is lost', async () => {
  await opened({});
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Airline' }), 'Aer Lingus');

  fireEvent(
    screen.getByRole('dialog', { name: 'Add Flights' }),
    new Event('cancel', { cancelable: true }),
  );

  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  screen.getByRole('dialog', { name: 'Add Flights' });
});

test('a flight is added and leads to its own screen, where its prices are filled in (§8)', async () => {
  const page = await opened({ AddFlight: addedFlight(true) });

  await fill();
  await add();

  await waitFor(() => expect(page.at().pathname).toBe('/admin/flight/id-new'));
  expect(page.successes).toEqual(['Flight added successfully']);
  expect(variablesOf(page.sent, 'AddFlight')).toEqual([
    { departureAirportId: 'id-lhr', arrivalAirportId: 'id-lgw', airlineId: aerLingus.id },
  ]);
});

test('an airline is addedFlight by its name where a list cannot hold them all', async () => {
  const airlines = Array.from({ length: 101 }, (_, at) => ({ ...aerLingus, id: `id-${at}` }));
  const page = await opened({
    EveryAirline: { data: { airlines } },
    AirlineChoices: { data: { airlineSuggestions: [{ ...aerLingus, monogramPicture: null }] } },
    AddFlight: addedFlight(true),
  });

  await pickAirports();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Airline' }), 'aer');
  await userEvent.click(await screen.findByRole('option', { name: /Aer Lingus/ }));
  await add();

  await waitFor(() =>
    expect(variablesOf(page.sent, 'AddFlight')).toMatchObject([{ airlineId: aerLingus.id }]),
  );
});

test('a flight that is there already is shown, and not called added', async () => {
  const page = await opened({ AddFlight: addedFlight(false) });

  await fill();
  await add();

  await waitFor(() => expect(page.at().pathname).toBe('/admin/flight/id-new'));
  expect(page.successes).toEqual(['That flight already exists; edit it here.']);
});

test('nothing is added without departure, arrival and airline (§5)', async () => {
  const page = await opened({});

  await add();

  expect(screen.getByRole('alert').textContent).toContain(
    'Please select departure, arrival, and an airline before submitting.',
  );
  expect(variablesOf(page.sent, 'AddFlight')).toEqual([]);

  await fill();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal of the catalogue is shown in place', async () => {
  const message = 'Departure and arrival must be different.';
  await opened({
    AddFlight: {
      data: {
        findOrCreateFlight: {
          __typename: 'InvalidInput',
          message,
          fields: [{ __typename: 'FieldProblem', field: 'arrivalAirportId', message }],
        },
      },
    },
  });

  await fill();
  await add();

  expect((await screen.findByRole('alert')).textContent).toContain(message);
});

test('a failure to add a flight is reported (§8)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await opened({ AddFlight: 'broken' });

  await fill();
  await add();

  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to add Flight. Please try again.',
  );
});
