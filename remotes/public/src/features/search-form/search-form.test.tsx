import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { renderPage, type Answers } from '@larkfare/remote-contract/testing';
import { SearchForm, type SearchFormProps } from './search-form.tsx';

installBrowserParts();

const heathrow = {
  __typename: 'AirportSuggestion',
  airportId: 'id-lhr',
  airportName: 'London Heathrow Airport',
  airportCode: 'LHR',
  locationId: 'id-london',
  locationName: 'London',
  countryName: 'United Kingdom',
};
const emirates = {
  __typename: 'Airline',
  id: '00000000-0000-7000-8000-000000000001',
  name: 'Emirates',
  shortName: 'Emirates',
  monogramPicture: null,
};
const answers: Answers = {
  AirportSuggestions: { data: { airportSuggestions: [heathrow] } },
  AirlineSuggestions: { data: { airlineSuggestions: [emirates] } },
  AirlineName: { data: { airline: { __typename: 'Airline', id: emirates.id, name: 'Emirates' } } },
  PlaceName: ({ id }) => ({
    data: {
      airport: null,
      location: id === 'id-dubai' ? { __typename: 'Location', id, name: 'Dubai' } : null,
    },
  }),
};
// The fake shell's today is 20 November 2026.
const complete = {
  from: 'London',
  to: 'Dubai',
  departureDate: '2026-12-01',
  returnDate: '2026-12-08',
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const setup = (props: SearchFormProps = {}) => renderPage(<SearchForm {...props} />, answers);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const choose = (name: string, date: string) =>
  fireEvent.change(field(name), { target: { value: date } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Search flights' }));
const problemOf = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join(' ');

test('the form has the fields and labels of the specification (§2)', () => {
  setup();

  for (const label of [
    'From',
    'To',
    'Depart',
    'Return',
    'Adults',
    'Children under 12',
    'Infants under 2',
    'Travel class',
  ])
    field(label);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Round trip' }).checked).toBe(true);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Standard',
    'Advanced',
  ]);
  expect(field('Adults').value).toBe('1');
  expect(field('Depart').min).toBe('2026-11-21');
  expect([field('Depart').max, field('Return').max]).toEqual(['2028-05-20', '2028-05-20']);
});

test('a one-way trip has no return date (§4)', async () => {
  setup();

  await userEvent.click(screen.getByRole('radio', { name: 'One way' }));

  expect(screen.queryByLabelText('Return')).toBeNull();
});

test('an empty form shows what is missing at each field and goes nowhere (§5)', async () => {
  const { at } = setup();

  await submit();

  expect(problemOf('From')).toBe('Enter where you are leaving from');
  expect(problemOf('To')).toBe('Enter where you are going to');
  expect(problemOf('Depart')).toBe('Departure must be tomorrow or later');
  expect(problemOf('Return')).toBe('Return date must be after departure');
  expect(document.activeElement).toBe(field('From'));
  expect(at().pathname).toBe('/');
});

test('a departure today and a return that is not after it are refused', async () => {
  setup({ initial: { ...complete, departureDate: '2026-11-20', returnDate: '2026-11-20' } });

  await submit();

  expect(problemOf('Depart')).toBe('Departure must be tomorrow or later');
  expect(problemOf('Return')).toBe('Return date must be after departure');
});

test('a departure that reaches the return clears it, an earlier one keeps it (§4)', () => {
  setup({ initial: complete });

  choose('Depart', '2026-12-07');
  expect(field('Return').value).toBe('08/12/2026');
  expect(field('Return').min).toBe('2026-12-07');
  expect(problemOf('Return')).toBe('');
  choose('Depart', '2026-12-08');

  expect(field('Return').value).toBe('');
  expect(problemOf('Return')).toBe('Choose the return again: your new departure is not before it');
});

test('picking an airport searches by its id (§4)', async () => {
  const onDone = jest.fn();
  const { at } = setup({ initial: { ...complete, from: '' }, onDone });

  await userEvent.type(field('From'), 'lon');
  await userEvent.click(await screen.findByRole('option', { name: /London Heathrow Airport/ }));
  await submit();

  const { pathname, search } = at();
  expect(pathname).toBe('/search');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    tripType: 'round-trip',
    from: 'London Heathrow (LHR)',
    from_id: 'id-lhr',
    to: 'Dubai',
    depart: '2026-12-01',
    ret: '2026-12-08',
    adults: '1',
    children: '0',
    infant: '0',
    flexDepart: '0',
    flexReturn: '0',
    travelClass: 'economy',
  });
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('coming back to an airport clears what was picked, so only its text is searched for (§4)', async () => {
  const { at } = setup({ initial: { ...complete, fromId: 'id-lhr', toId: 'id-dxb' } });

  await userEvent.click(field('From'));
  await submit();

  const params = new URLSearchParams(at().search);
  expect(params.get('from')).toBe('London');
  expect(params.has('from_id')).toBe(false);
  expect(params.get('to_id')).toBe('id-dxb');
});

test('an id without a name is shown by its name', async () => {
  setup({ initial: { toId: 'id-dubai' } });

  await screen.findByDisplayValue('Dubai');
});

test('Advanced adds direct flights and preferred airlines, each airline once (§2)', async () => {
  const { at } = setup({ initial: complete });
  expect(screen.queryByText('Any airline')).toBeNull();

  await userEvent.click(screen.getByRole('tab', { name: 'Advanced' }));
  screen.getByText('Any airline');
  for (const _ of ['once', 'twice']) {
    await userEvent.type(field('Preferred airlines'), 'emi');
    await userEvent.click(await screen.findByRole('option', { name: 'Emirates' }));
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Direct flights only' }));
  await screen.findByRole('button', { name: 'Remove Emirates' });
  await submit();

  const params = new URLSearchParams(at().search);
  expect(params.getAll('airlines_id')).toEqual([emirates.id]);
  expect(params.get('directFlights')).toBe('true');
});

test('an airline is taken away with its × (§2)', async () => {
  setup({ initial: { ...complete, airlines: [emirates.id] } });

  await userEvent.click(await screen.findByRole('button', { name: 'Remove Emirates' }));

  screen.getByText('Any airline');
});

test('the tabs are walked with the arrows (§2)', async () => {
  setup();
  screen.getByRole('tab', { name: 'Standard' }).focus();

  await userEvent.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Advanced');
  expect(document.activeElement?.textContent).toBe('Advanced');
});

test('unsent input is there when the form is opened again, unless it changes a search', async () => {
  setup();
  await userEvent.type(field('From'), 'Leeds');
  choose('Depart', '2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: 'More adults' }));
  cleanup();

  setup();
  expect([field('From').value, field('Depart').value, field('Adults').value]).toEqual([
    'Leeds',
    '01/12/2026',
    '2',
  ]);
  cleanup();

  setup({ initial: complete });
  expect([field('From').value, field('Adults').value]).toEqual(['London', '1']);
});

test('a search is offered again in an empty form, until the visitor clears the list', async () => {
  setup({ initial: complete });
  await submit();
  cleanup();

  const { at } = setup();
  await userEvent.click(screen.getByRole('link', { name: 'London to Dubai, 1 Dec to 8 Dec' }));
  expect(at().pathname).toBe('/search');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  cleanup();

  setup();
  expect(screen.queryByRole('navigation', { name: 'Recent searches' })).toBeNull();
});

test('from and to change places', async () => {
  setup({ initial: complete });

  await userEvent.click(screen.getByRole('button', { name: 'Swap from and to' }));

  expect([field('From').value, field('To').value]).toEqual(['Dubai', 'London']);
});

test('the forms on other pages go to /search-results', async () => {
  const { at } = setup({ initial: complete, target: '/search-results' });

  await submit();

  const { pathname, search } = at();
  expect(pathname).toBe('/search-results');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    type: 'round-trip',
    from: 'London',
    to: 'Dubai',
    date: '01/12/2026',
    ret: '2026-12-08',
    adults: '1',
    children: '0',
    infant: '0',
    flexDepart: '0',
    flexReturn: '0',
    travelClass: 'economy',
  });
});

test('dates past those that can be booked are refused before anything is searched', async () => {
  const { at } = setup({
    initial: { ...complete, departureDate: '2035-01-01', returnDate: '2035-01-08' },
  });

  await submit();

  expect(problemOf('Depart')).toBe('Departure must be within 18 months');
  expect(problemOf('Return')).toBe('Return must be within 18 months');
  expect(at().pathname).toBe('/');
});
