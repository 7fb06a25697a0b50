import { screen, waitFor } from '@testing-library/react';
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
} from './render-flight.tsx';

test('typing, Enter and Tab fill cells, and prices are saved in pence on the loaded version (§2)', async () => {
  const page = await openFlight({ UpdateFlight: savedAnswer({ version: 4 }) });

  await typeInto('January', 0, '99');
  expect(document.activeElement).toBe(cell('February', 0));
  await userEvent.keyboard('1,200.5{Tab}20{Enter}');
  expect(cell('February', 0).value).toBe('£1,200.50');
  await save();

  expect(saves(page)).toMatchObject([
    {
      id: 'id-flight',
      version: 3,
      input: {
        outboundMinutes: 425,
        monthlyPrices: [
          { month: 1, oneWayPence: 9900, oneWaySavingPence: 1000, roundTripPence: 25000 },
          { month: 2, oneWayPence: 120050, oneWaySavingPence: 2000, roundTripPence: null },
        ],
      },
    },
  ]);
  await waitFor(() => expect(page.successes).toEqual(['Flight updated successfully!']));
});

const inClass = (name: string) =>
  userEvent.selectOptions(screen.getByLabelText('Travel class'), screen.getByText(name));

test('prices are edited one class at a time, and saved for all of them', async () => {
  const page = await openFlight({
    FlightDetail: flightAnswer({ business: flight().monthlyPrices }),
    UpdateFlight: savedAnswer({ version: 4 }),
  });
  expect(screen.queryByRole('button', { name: 'Remove these prices' })).toBeNull();

  await inClass('Business');
  await userEvent.click(screen.getByRole('button', { name: 'Remove these prices' }));
  await inClass('First (no prices)');
  await typeInto('January', 0, '900');
  await inClass('Economy');
  expect(cell('January', 0).value).toBe('£149.50');
  await save();

  expect(saves(page)).toMatchObject([
    {
      input: {
        travelClasses: ['economy', 'premiumEconomy', 'business', 'first'],
        monthlyPrices: [
          { travelClass: 'economy', month: 1, oneWayPence: 14950 },
          { travelClass: 'first', month: 1, oneWayPence: 90000 },
        ],
      },
    },
  ]);
});

test('a problem in another class is shown at the choice of the class', async () => {
  const page = await openFlight();
  await inClass('Business (no prices)');
  await typeInto('May', 2, 'n/a');
  await inClass('Economy');

  await save();

  screen.getByText(/^Business: May, Round-trip price: Enter pounds/);
  expect(document.activeElement).toBe(screen.getByLabelText('Travel class'));
  expect(saves(page)).toEqual([]);
});

test.each(['-5', '(5)', 'x'])('%s is refused at its cell, and nothing is saved', async (typed) => {
  const page = await openFlight();
  const problem = 'Enter pounds from 0 to 100,000, such as 149.50.';

  await typeInto('January', 0, typed);

  expect(cell('January', 0).value).toBe(typed);
  expect(cell('January', 0).getAttribute('aria-invalid')).toBe('true');
  const description = cell('January', 0).getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe(problem);
  screen.getByText(problem, { selector: '[role=status] *' });

  await save();
  expect(screen.getByRole('alert').textContent).toContain(`January, One-way price: ${problem}`);
  expect(saves(page)).toEqual([]);
  expect(document.activeElement).toBe(cell('January', 0));
});

test('arrows move, sideways only at the ends of the text, and Escape restores a price', async () => {
  await openFlight();

  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cell('March', 1));
  await userEvent.keyboard('25{ArrowLeft}{ArrowLeft}3');
  expect(cell('March', 1).value).toBe('325');
  await userEvent.keyboard('{Escape}');
  expect(cell('March', 1).value).toBe('');
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  expect(document.activeElement).toBe(cell('December', 1));
  await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
  expect(document.activeElement).toBe(cell('November', 1));
});

test('a block is pasted and copied down, and each can be undone', async () => {
  await openFlight();

  await userEvent.click(cell('March', 0));
  await userEvent.paste('£100\t5\n£110\t6\n');
  expect([cell('March', 0).value, cell('April', 1).value]).toEqual(['£100.00', '£6.00']);
  screen.getByText('Pasted.');

  await userEvent.click(cell('April', 0));
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(cell('December', 0).value).toBe('£110.00');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cell('December', 0).value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Copy down' }));
  expect(cell('December', 0).value).toBe('£110.00');

  await typeInto('May', 0, '1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});
