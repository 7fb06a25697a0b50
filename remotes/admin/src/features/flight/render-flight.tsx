import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { airportSuggestions, cork } from '../../testing/airport-suggestions.ts';
import { variablesOf, renderPage, type Answer, type Answers } from '../../testing/render-page.tsx';
import { Component as FlightPage } from './flight-page.tsx';
import type { FlightDetailFragment } from './flight-detail.generated.ts';
import { flight } from './flight-fixtures.ts';

/** The flight as the server has it. */
export const flightAnswer = (part: Partial<FlightDetailFragment> = {}): Answer => ({
  data: { record: flight(part) },
});

/** The response to an update. */
export const updateAnswer = (typename: string, fields: object): Answer => ({
  data: { result: { __typename: typename, ...fields } },
});

/** The response to a saved update. */
export const savedAnswer = (part: Partial<FlightDetailFragment> = {}) =>
  updateAnswer('FlightSaved', { record: flight(part) });

const airlines: Answer = {
  data: {
    airlines: [
      { __typename: 'Airline', id: 'id-ba', name: 'British Airways', shortName: 'British Airways' },
      { __typename: 'Airline', id: 'id-ei', name: 'Aer Lingus', shortName: 'Aer Lingus' },
    ],
  },
};
/** Renders the screen of the flight; the responses replace the successful ones. */
export const renderFlight = (answers: Answers = {}) =>
  renderPage(
    <FlightPage />,
    {
      FlightDetail: flightAnswer(),
      EveryAirline: airlines,
      AirportChoices: airportSuggestions(cork),
      ...answers,
    },
    { address: '/admin/flight/id-flight', path: '/admin/flight/:id' },
  );

/** Renders it and waits for the monthly prices. */
export async function openFlight(answers: Answers = {}) {
  const page = renderFlight(answers);
  await screen.findByRole('table', { name: 'Monthly prices' });
  return page;
}

/** The field of a month; the columns of prices and savings are counted from 0. */
export const cell = (month: string, column: number) => {
  const row = screen.getByRole('row', { name: new RegExp(`^${month}`) });
  const field = within(row).getAllByRole<HTMLInputElement>('textbox')[column];
  if (!field) throw new Error(`There is no column ${column}.`);
  return field;
};

/** Replaces a cell's text and presses Enter. */
export async function typeInto(month: string, column: number, typed: string) {
  await userEvent.click(cell(month, column));
  await userEvent.keyboard(`${typed}{Enter}`);
}

export const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

/** The variables of each update that was sent, in order. */
export const saves = ({ sent }: ReturnType<typeof renderFlight>) =>
  variablesOf(sent, 'UpdateFlight');
