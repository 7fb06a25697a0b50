import { aerLingus } from '../../testing/aer-lingus.ts';
import { airportSuggestions, cork } from '../../testing/airport-suggestions.ts';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { Component as BookingsPage } from './bookings-page.tsx';
import { booking, bookingsOf } from './booking-fixtures.ts';

const airport = {
  __typename: 'Airport',
  id: 'id-lhr',
  name: 'London Heathrow Airport',
  code: 'LHR',
};
/** The server's responses without a failure. */
export const bookingsAnswers: Answers = {
  BookingList: bookingsOf([booking()]),
  ListSign: { data: { bookingListSign: '$' } },
  EveryAirline: { data: { airlines: [aerLingus] } },
  AirlineById: { data: { airline: aerLingus } },
  AirportById: { data: { airport, location: null } },
  AirportChoices: airportSuggestions(cork),
};

/** Renders the list of bookings with this query in its address. */
export const renderBookings = (answers: Answers = {}, query = '') =>
  renderPage(
    <BookingsPage />,
    { ...bookingsAnswers, ...answers },
    { address: `/admin/bookings${query}` },
  );
