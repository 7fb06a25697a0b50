import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { flight } from './flight-fixtures.ts';
import {
  cell,
  flightAnswer,
  openFlight,
  renderFlight,
  save,
  savedAnswer,
  saves,
  typeInto,
} from './render-flight.tsx';

/** What Ctrl+C takes along from there. */
function copied(from: HTMLElement): string {
  const held = new Map<string, string>();
  fireEvent.copy(from, {
    clipboardData: { setData: (type: string, text: string) => held.set(type, text) },
  });
  return held.get('text/plain') ?? '';
}

test('typing, Enter and Tab fill cells, and all of it is saved in pence on the version that was read (§2)', async () => {
  const page = await openFlight({ UpdateFlight: savedAnswer({ version: 4 }) });

  await typeInto('January', 0, '99');
  expect(document.activeElement).toBe(cell('February', 0));
  await userEvent.keyboard('1,200.5{Tab}20{Enter}');
  expect(cell('February', 0).textContent).toBe('£1,200.50');
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
  expect(cell('January', 0).textContent).toBe('£149.50');
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
  await userEvent.click(cell('May', 2));
  await userEvent.paste('n/a');
  await inClass('Economy');

  await save();

  screen.getByText(/^Business: May, Round-trip price: Enter pounds/);
  expect(document.activeElement).toBe(screen.getByLabelText('Travel class'));
  expect(saves(page)).toEqual([]);
});

test.each(['-5', '(5)', 'x'])(
  '%s typed over a price is refused at its cell, and nothing is saved',
  async (typed) => {
    const page = await openFlight();

    await typeInto('January', 0, typed);

    const refused = cell('January', 0);
    expect(refused.textContent).toBe(`${typed}Enter pounds from 0 to 100,000, such as 149.50.`);
    expect(refused.getAttribute('aria-invalid')).toBe('true');
    expect(
      screen.getByText('Enter pounds from 0 to 100,000, such as 149.50.', {
        selector: '[role=status] *',
      }),
    ).toBeTruthy();

    await save();
    expect(saves(page)).toEqual([]);
    expect(document.activeElement).toBe(cell('January', 0));
    expect(cell('January', 0).dataset.active).toBe('true');
  },
);

test('F2 edits the present value, Escape restores it', async () => {
  await openFlight();

  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('{F2}');
  expect(screen.getByLabelText<HTMLInputElement>('January, One-way price').value).toBe('149.50');
  await userEvent.keyboard('9{Escape}');

  expect(cell('January', 0).textContent).toBe('£149.50');
  expect(document.activeElement).toBe(cell('January', 0));
});

test('a block is pasted, copied on, filled down, cleared and taken back', async () => {
  await openFlight();

  await userEvent.click(cell('March', 0));
  await userEvent.paste('£100\t5\n£110\t6\n');
  expect([cell('March', 0), cell('April', 1)].map(({ textContent }) => textContent)).toEqual([
    '£100.00',
    '£6.00',
  ]);
  expect(copied(cell('March', 0))).toBe('100.00\t5.00\n110.00\t6.00');

  await userEvent.click(cell('April', 0));
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(cell('December', 0).textContent).toBe('£110.00');

  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cell('December', 0).textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Fill down' }));
  expect(cell('December', 0).textContent).toBe('£110.00');

  await userEvent.click(cell('December', 0));
  await userEvent.keyboard('{Delete}');
  expect(cell('December', 0).textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(cell('December', 0).textContent).toBe('£110.00');
});

test('arrows move and Shift selects; one cell at a time is in the tab order', async () => {
  await openFlight();

  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');

  expect(document.activeElement).toBe(cell('March', 1));
  expect(screen.getAllByRole('gridcell', { selected: true })).toEqual([
    cell('February', 1),
    cell('March', 1),
  ]);
  const inOrder = screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
  expect(inOrder).toEqual([cell('March', 1)]);
});

test('nothing is sent while a price cannot be read, and the cell that is wrong takes the focus', async () => {
  const page = await openFlight();

  await userEvent.click(cell('May', 2));
  await userEvent.paste('n/a');
  await save();

  expect(screen.getByRole('alert').textContent).toContain('May, Round-trip price: Enter pounds');
  expect(document.activeElement).toBe(cell('May', 2));
  expect(saves(page)).toEqual([]);
});

test('on a small screen each cell is a field with its label', async () => {
  renderFlight({}, { isOnPhone: true });

  const june = await screen.findByRole('group', { name: 'June' });
  await userEvent.type(within(june).getByLabelText('Round-Trip'), '1,250');
  await userEvent.tab();

  expect(within(june).getByLabelText<HTMLInputElement>('Round-Trip').value).toBe('1250.00');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(june).getByLabelText<HTMLInputElement>('Round-Trip').value).toBe('');
});
