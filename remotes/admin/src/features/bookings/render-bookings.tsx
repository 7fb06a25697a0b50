import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as BookingsPage } from './bookings-page.tsx';
import { booking, bookingsOf } from './booking-fixtures.ts';

export const airlineId = '0190a000-0000-7000-8000-000000000001';
const airport = {
  __typename: 'Airport',
  id: 'id-lhr',
  name: 'London Heathrow Airport',
  code: 'LHR',
};
const airline = {
  __typename: 'Airline',
  id: airlineId,
  name: 'Aer Lingus',
  shortName: 'Aer Lingus',
  monogramPicture: null,
};
/** What the server answers while nothing is wrong. */
export const bookingsAnswers: Answers = {
  BookingList: bookingsOf([booking()]),
  ListSign: { data: { bookingListSign: '$' } },
  EveryAirline: { data: { airlines: [airline] } },
  AirlineById: { data: { airline } },
  AirportById: { data: { airport, location: null } },
  AirportChoices: {
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
  },
};

/** Renders the list of bookings with this query in its address. */
export const renderBookings = (answers: Answers = {}, query = '') =>
  renderPage(
    <BookingsPage />,
    { ...bookingsAnswers, ...answers },
    { address: `/admin/bookings${query}` },
  );

/** The variables of each request of an operation, in order. */
export const asked = (page: ReturnType<typeof renderBookings>, operation: string) =>
  page.sent.filter((each) => each.operation === operation).map(({ variables }) => variables);

export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
