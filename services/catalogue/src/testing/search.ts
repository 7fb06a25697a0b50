import { type TestCatalogue } from './test-catalogue.ts';

interface AirportChoice {
  airport: { code: string };
  offers: number;
  lowestPricePence: number;
}

interface SearchAnswer {
  items: {
    flightId: string;
    tripType: string;
    departureDate: string;
    returnDate: string | null;
    originalPricePence: number;
    savingPence: number;
    finalPricePence: number;
    stops: number;
    isRecommended: boolean;
    airline: { id: string; shortName: string };
    departureAirport: { code: string; name: string; locationName: string };
    arrivalAirport: { code: string; name: string; locationName: string };
  }[];
  page: number;
  totalPages: number;
  totalItems: number;
  isTotalCapped: boolean;
  airlines: { airline: { id: string }; offers: number; lowestPricePence: number }[];
  departureAirports: AirportChoice[];
  arrivalAirports: AirportChoice[];
  stops: { stops: number; offers: number; lowestPricePence: number }[];
  shortestMinutes: number | null;
  longestMinutes: number | null;
  quickChoices: {
    recommendedPence: number;
    cheapestPence: number;
    quickestMinutes: number;
  } | null;
  lowestPricePence: number | null;
  highestPricePence: number | null;
  alternatives: {
    departures: NearbyAnswer[];
    arrivals: NearbyAnswer[];
    months: { year: number; month: number; lowestPricePence: number }[];
  } | null;
}

interface NearbyAnswer {
  airport: { id: string };
  miles: number;
  lowestPricePence: number;
}

export const searchQuery = `
  query ($input: FlightSearchInput!) {
    flightSearch(input: $input) {
      items {
        flightId tripType departureDate returnDate originalPricePence savingPence finalPricePence stops isRecommended
        airline { id shortName }
        departureAirport { code name locationName }
        arrivalAirport { code name locationName }
      }
      page totalPages totalItems isTotalCapped lowestPricePence highestPricePence
      airlines { airline { id } offers lowestPricePence }
      departureAirports { airport { code } offers lowestPricePence }
      arrivalAirports { airport { code } offers lowestPricePence }
      stops { stops offers lowestPricePence }
      shortestMinutes longestMinutes
      alternatives {
        departures { airport { id } miles lowestPricePence }
        arrivals { airport { id } miles lowestPricePence }
        months { year month lowestPricePence }
      }
      quickChoices { recommendedPence cheapestPence quickestMinutes }
    }
  }`;

/** Every field that has a default, at it. */
export const plainSearch = {
  tripType: 'oneWay',
  flexDepartDays: 0,
  flexReturnDays: 0,
  airlines: [],
  travelClass: 'economy',
  directOnly: false,
  departureAirports: [],
  arrivalAirports: [],
  stops: [],
  order: 'recommended',
  page: 1,
};

export async function search(
  catalogue: TestCatalogue,
  input: Record<string, unknown>,
): Promise<SearchAnswer> {
  const { flightSearch } = await catalogue.query<{ flightSearch: SearchAnswer }>(searchQuery, {
    input: { ...plainSearch, ...input },
  });
  return flightSearch;
}
