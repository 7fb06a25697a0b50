import { aerLingus } from '../../testing/aer-lingus.ts';
import { airportSuggestions } from '../../testing/airport-suggestions.ts';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import { listed, listOf } from './flight-list-fixtures.ts';
import { Component as FlightsPage } from './flights-page.tsx';

const london = { city: 'London', country: 'United Kingdom' };

/** The server's responses without a failure. */
export const flightsAnswers: Answers = {
  FlightList: listOf([listed()]),
  EveryAirline: { data: { airlines: [aerLingus] } },
  AirlineChoices: { data: { airlineSuggestions: [aerLingus] } },
  AirlineById: { data: { airline: aerLingus } },
  AirportById: { data: { airport: null, location: null } },
  AirportChoices: airportSuggestions(
    { code: 'LHR', name: 'London Heathrow Airport', ...london },
    { code: 'LGW', name: 'London Gatwick Airport', ...london },
  ),
};

/** Renders the list of flights with this query in its address. */
export const renderFlights = (answers: Answers = {}, query = '') =>
  renderPage(
    <FlightsPage />,
    { ...flightsAnswers, ...answers },
    { address: `/admin/flight${query}` },
  );
