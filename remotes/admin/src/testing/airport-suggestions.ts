import type { Answer } from './render-page.tsx';

interface Airport {
  code: string;
  name: string;
  city: string;
  country: string;
}

/** The response to AirportChoices. The airport ORK has the id `id-ork`, and its city, Cork, has `id-cork`. */
export const airportSuggestions = (...airports: Airport[]): Answer => ({
  data: {
    airportSuggestions: airports.map(({ code, name, city, country }) => ({
      __typename: 'AirportSuggestion',
      airportId: `id-${code.toLowerCase()}`,
      airportName: name,
      airportCode: code,
      locationId: `id-${city.toLowerCase()}`,
      locationName: city,
      countryName: country,
    })),
  },
});

export const cork = { code: 'ORK', name: 'Cork Airport', city: 'Cork', country: 'Ireland' };
