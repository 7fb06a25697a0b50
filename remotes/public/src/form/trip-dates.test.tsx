import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@larkfare/remote-contract/testing';
import { installBrowserParts } from '@larkfare/ui-kit/testing';
import { TripDates } from './trip-dates.tsx';

installBrowserParts({
  matching: ['(min-width: 640px)', '(prefers-reduced-motion: reduce)'],
});

/** Today is 20 November 2026. */
function setup(trip: Partial<Parameters<typeof TripDates>[0]['trip']> = {}) {
  const empty = { tripType: 'roundTrip', departureDate: '', returnDate: '' } as const;
  const Form = () => {
    const [dates, setDates] = useState({ ...empty, ...trip });
    return (
      <TripDates
        trip={dates}
        onChange={(change) => setDates({ ...dates, ...change })}
        monthNote={(month) => `note of ${month}`}
        departureDate={{ label: 'Depart', name: 'depart' }}
        returnDate={{ label: 'Return', name: 'ret' }}
      />
    );
  };
  renderPage(<Form />, {});
}
const dates = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const open = async (label: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Calendar: ${label}` }));
  return screen.findByRole('grid', { name: /December 2026/ });
};
const day = (name: RegExp) => screen.getByRole('button', { name });

test('two clicks in the calendar pick a trip', async () => {
  setup();
  await open('Depart');

  await userEvent.click(day(/^Friday, 4 December 2026/));
  screen.getByText('You leave on Fri, 4 Dec 2026. Choose the day you come back.');
  await userEvent.click(day(/^Friday, 11 December 2026/));

  expect(dates()).toEqual(['04/12/2026', '11/12/2026']);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Calendar: Depart' }));
});

test('the keys pick a trip as well, and a leap over the year is no matter', async () => {
  setup({ departureDate: '2026-12-30' });
  await open('Depart');

  await userEvent.keyboard('{ArrowDown}{Enter}{PageDown}{ArrowLeft}{Enter}');

  expect(dates()).toEqual(['06/01/2027', '05/02/2027']);
});

test('the calendar has two months, their notes, and only days that can be booked', async () => {
  setup();
  await open('Return');

  expect(screen.getAllByRole('grid')).toHaveLength(2);
  screen.getByText('note of 2026-11');
  screen.getByText('note of 2026-12');
  screen.getByText('Flights can be booked up to 18 months ahead: until 20/05/2028.');
  expect(day(/^Friday, 20 November 2026/).getAttribute('aria-disabled')).toBe('true');
  expect(day(/^Sunday, 22 November 2026/).getAttribute('aria-disabled')).toBeNull();
});

test('a return is picked from the departure on, and the last month has no next one', async () => {
  setup({ departureDate: '2028-05-15' });
  await userEvent.click(screen.getByRole('button', { name: 'Calendar: Return' }));
  const may = await screen.findByRole('grid', { name: /May 2028/ });
  const enabled = within(may)
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-disabled') !== 'true');

  expect(enabled.map(({ textContent }) => textContent)).toEqual([
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
  ]);
  expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('one way, one click is enough', async () => {
  setup({ tripType: 'oneWay', departureDate: '2026-12-01' });
  await open('Depart');

  await userEvent.click(day(/^Friday, 4 December 2026/));

  expect(dates()).toEqual(['04/12/2026']);
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a day is typed as people write it, and what is no day stays to be corrected', async () => {
  setup({ returnDate: '2027-02-08' });
  const [depart] = screen.getAllByRole('textbox');
  if (!depart) throw new Error('The form has no date.');

  await userEvent.type(depart, '31 jan{Tab}');
  expect(dates()).toEqual(['31/01/2027', '08/02/2027']);
  await userEvent.clear(depart);
  await userEvent.type(depart, '9.2.2027');
  screen.getByText('Choose the return again: your new departure is not before it');
  await userEvent.tab();
  expect(dates()).toEqual(['09/02/2027', '']);
  screen.getByText('Choose the return again: your new departure is not before it');
  await userEvent.clear(depart);
  await userEvent.type(depart, 'soon{Tab}');
  expect(dates()).toEqual(['soon', '']);
  screen.getByText('Write the date as 31/01/2027');
});
