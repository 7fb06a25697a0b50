import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { renderPage, type Answer, type Answers } from '../../testing/render-page.tsx';
import { Component as FlightPage } from './flight-page.tsx';
import type { FlightDetailFragment } from './flight-detail.generated.ts';
import { flight } from './flight-fixtures.ts';

const read = (part: Partial<FlightDetailFragment> = {}): Answer => ({
  data: { record: flight(part) },
});
const answer = (typename: string, fields: object): Answer => ({
  data: { result: { __typename: typename, ...fields } },
});
const airlines: Answer = {
  data: {
    airlines: [
      { __typename: 'Airline', id: 'id-ba', name: 'British Airways', shortName: 'British Airways' },
      { __typename: 'Airline', id: 'id-ei', name: 'Aer Lingus', shortName: 'Aer Lingus' },
    ],
  },
};
const airports: Answer = {
  data: {
    airportSuggestions: [
      {
        __typename: 'AirportSuggestion',
        airportId: 'id-ork',
        airportName: 'Cork Airport',
        airportCode: 'ORK',
        locationId: 'id-cork',
        locationName: 'Cork',
        countryName: 'Ireland',
      },
    ],
  },
};

async function opened(answers: Answers = {}) {
  const page = renderPage(
    <FlightPage />,
    { FlightDetail: read(), EveryAirline: airlines, AirportChoices: airports, ...answers },
    { address: '/admin/flight/id-flight', path: '/admin/flight/:id' },
  );
  await screen.findByRole('grid', { name: 'Monthly prices' });
  return page;
}
const rowOf = (month: string) =>
  screen.getByRole('rowheader', { name: month }).closest<HTMLElement>('tr') ?? document.body;
const cell = (month: string, column: number) => {
  const found = within(rowOf(month)).getAllByRole('gridcell')[column];
  if (!found) throw new Error(`There is no column ${column}.`);
  return found;
};
/** What Ctrl+C takes along from there. */
function copied(from: HTMLElement): string {
  const held = new Map<string, string>();
  fireEvent.copy(from, {
    clipboardData: { setData: (type: string, text: string) => held.set(type, text) },
  });
  return held.get('text/plain') ?? '';
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
const saves = (page: { sent: { operation: string; variables: Record<string, unknown> }[] }) =>
  page.sent
    .filter(({ operation }) => operation === 'UpdateFlight')
    .map(({ variables }) => variables);

test('a flight is shown with its route, durations, stops and prices', async () => {
  await opened();

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
  expect(cell('January', 0).textContent).toBe('£149.50');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/admin/flight');
});

test('the return duration is edited only while a round trip has a price', async () => {
  await opened();
  const back = screen.getByRole('group', { name: 'Return duration (round trips only)' });
  const isClosed = () => within(back).getByLabelText('Hours').matches(':disabled');
  expect(isClosed()).toBe(false);

  await userEvent.click(cell('January', 2));
  await userEvent.keyboard('{Delete}');
  expect(isClosed()).toBe(true);
  await userEvent.keyboard('180{Enter}');

  expect(isClosed()).toBe(false);
});

test('typing, Enter and Tab fill cells, and all of it is saved in pence on the version that was read', async () => {
  const page = await opened({
    UpdateFlight: answer('FlightSaved', { record: flight({ version: 4 }) }),
  });

  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('99{Enter}');
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
  const page = await opened({
    FlightDetail: read({ business: flight().monthlyPrices }),
    UpdateFlight: answer('FlightSaved', { record: flight({ version: 4 }) }),
  });
  expect(screen.queryByRole('button', { name: 'Remove these prices' })).toBeNull();

  await inClass('Business');
  await userEvent.click(screen.getByRole('button', { name: 'Remove these prices' }));
  await inClass('First (no prices)');
  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('900{Enter}');
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
  const page = await opened();
  await inClass('Business (no prices)');
  await userEvent.click(cell('May', 2));
  await userEvent.paste('n/a');
  await inClass('Economy');

  await save();

  screen.getByText(/^Business: May, Round-trip price: Enter pounds/);
  expect(document.activeElement).toBe(screen.getByLabelText('Travel class'));
  expect(saves(page)).toEqual([]);
});

test('two administrators change prices of different classes: both changes are saved', async () => {
  const page = await opened();
  const answers = [stale, answer('FlightSaved', { record: flight({ version: 5 }) })];
  page.answers.UpdateFlight = () => answers.shift() ?? 'broken';
  page.answers.FlightDetail = read({ version: 4, business: flight().monthlyPrices });

  await typeJanuary('99');
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

test.each(['-5', '(5)', 'x'])(
  '%s typed over a price is refused at its cell, and nothing is saved',
  async (typed) => {
    const page = await opened();

    await userEvent.click(cell('January', 0));
    await userEvent.keyboard(`${typed}{Enter}`);

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
  },
);

test('F2 edits the present value, Escape restores it', async () => {
  await opened();

  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('{F2}');
  expect(screen.getByLabelText<HTMLInputElement>('January, One-way price').value).toBe('149.50');
  await userEvent.keyboard('9{Escape}');

  expect(cell('January', 0).textContent).toBe('£149.50');
  expect(document.activeElement).toBe(cell('January', 0));
});

test('a block is pasted, copied on, filled down, cleared and taken back', async () => {
  await opened();

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
  await opened();

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
  const page = await opened();

  await userEvent.click(cell('May', 2));
  await userEvent.paste('n/a');
  await save();

  expect(screen.getByRole('alert').textContent).toContain('May, Round-trip price: Enter pounds');
  expect(document.activeElement).toBe(cell('May', 2));
  expect(saves(page)).toEqual([]);
});

test('an airport has to be picked, not only typed', async () => {
  const page = await opened({ UpdateFlight: answer('FlightSaved', { record: flight() }) });
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
  await opened({
    UpdateFlight: answer('AlreadyExists', { message: 'That flight is there already.' }),
  });

  await save();

  await screen.findByText('That flight is there already.');
});

test('a failed save is shown, and what was typed stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await opened({ UpdateFlight: 'broken' });

  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('99{Enter}');
  await save();

  await screen.findByText('Failed to update flight. Please try again.');
  expect(cell('January', 0).textContent).toBe('£99.00');
  expect(logged).toHaveBeenCalled();
});

const stale = answer('Stale', { message: 'Someone else has changed it.' });
const typeJanuary = async (price: string) => {
  await userEvent.click(cell('January', 0));
  await userEvent.keyboard(`${price}{Enter}`);
};
/** Another administrator changed the stops, and the price of a one-way in January if it is shown. */
const theirs = (oneWayPence = 14950) =>
  read({
    version: 4,
    stops: 2,
    monthlyPrices: flight().monthlyPrices.map((row) => ({ ...row, oneWayPence })),
  });

test('two administrators change different fields: both changes are saved, unasked', async () => {
  const page = await opened();
  const answers = [stale, answer('FlightSaved', { record: flight({ version: 5, stops: 2 }) })];
  page.answers.UpdateFlight = () => answers.shift() ?? 'broken';
  page.answers.FlightDetail = theirs();

  await typeJanuary('99');
  await save();

  await waitFor(() => expect(saves(page)).toHaveLength(2));
  expect(screen.queryByRole('alert', { name: 'Someone else has changed this' })).toBeNull();
  expect(saves(page).at(-1)).toMatchObject({
    version: 4,
    input: { stops: 2, monthlyPrices: [{ month: 1, oneWayPence: 9900, roundTripPence: 25000 }] },
  });
});

test('two administrators change the same price: it is asked about, and the rest of theirs stays', async () => {
  const page = await opened({ UpdateFlight: stale });
  page.answers.FlightDetail = theirs(12900);

  await typeJanuary('99');
  await save();

  const comparison = await screen.findByRole('alert', { name: 'Someone else has changed this' });
  const texts = within(comparison).getAllByRole('row').slice(1);
  expect(texts.map(({ textContent }) => textContent)).toEqual(['January, One-Way129.0099.00']);

  page.answers.UpdateFlight = answer('FlightSaved', { record: flight({ version: 5 }) });
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));

  await waitFor(() =>
    expect(saves(page).at(-1)).toMatchObject({
      version: 4,
      input: { stops: 2, monthlyPrices: [{ oneWayPence: 9900 }] },
    }),
  );
});

test('theirs is taken where both changed the same, and what else is typed stays', async () => {
  const page = await opened({ UpdateFlight: stale });
  page.answers.FlightDetail = theirs(12900);

  await typeJanuary('99');
  await userEvent.click(cell('January', 2));
  await userEvent.keyboard('260{Enter}');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Take theirs' }));

  expect(cell('January', 0).textContent).toBe('£129.00');
  expect(cell('January', 2).textContent).toBe('£260.00');
  expect(screen.getByLabelText<HTMLInputElement>('Stops').value).toBe('2');
  screen.getByText('There are unsaved changes.');
});

test('leaving with unsaved changes is asked about', async () => {
  const page = await opened();

  await userEvent.click(cell('January', 0));
  await userEvent.keyboard('99{Enter}');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));

  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(page.at().pathname).toBe('/admin/flight/id-flight');
});

test('on a small screen each cell is a field with its label', async () => {
  renderPage(
    <FlightPage />,
    { FlightDetail: read(), EveryAirline: airlines },
    { address: '/admin/flight/id-flight', path: '/admin/flight/:id' },
  );
  installBrowserParts({ matching: ['(max-width: 639.98px)'] });

  const june = await screen.findByRole('group', { name: 'June' });
  await userEvent.type(within(june).getByLabelText('Round-Trip'), '1,250');
  await userEvent.tab();

  expect(within(june).getByLabelText<HTMLInputElement>('Round-Trip').value).toBe('1250.00');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(june).getByLabelText<HTMLInputElement>('Round-Trip').value).toBe('');
});

test('a flight that cannot be read says so, and is tried again', async () => {
  const page = renderPage(
    <FlightPage />,
    { FlightDetail: 'broken', EveryAirline: airlines },
    { address: '/admin/flight/id-flight', path: '/admin/flight/:id' },
  );
  await screen.findByText('Failed to load flight details.');

  page.answers.FlightDetail = read();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByRole('grid');
});

test('a deleted flight is reported', async () => {
  renderPage(
    <FlightPage />,
    { FlightDetail: { data: { record: null } }, EveryAirline: airlines },
    { address: '/admin/flight/id-flight', path: '/admin/flight/:id' },
  );

  await screen.findByText(/This flight no longer exists/);
});
