import { type Airline } from '../airlines/airline.entity.ts';
import { TravelClass } from '../flights/monthly-price.rules.ts';
import { startThreeAirports } from './three-airports.ts';

interface ClassPrice {
  month: number;
  travelClass?: keyof typeof TravelClass;
  oneWayPence?: number | null;
  oneWaySavingPence?: number;
  roundTripPence?: number | null;
}

export const allClasses = Object.keys(TravelClass);

/** Starts three airports, with flights from London to Dubai that are sold in several classes. */
export async function startTravelClasses() {
  const started = await startThreeAirports();
  const { catalogue, london, dubai } = started;

  /** Saves these prices as an administrator does. */
  const save = async (id: string, monthlyPrices: ClassPrice[], travelClasses?: string[]) => {
    const { answer } = await catalogue.administer<{
      answer: { __typename: string; fields?: { field: string; message: string }[] };
    }>(
      `mutation ($id: ID!, $input: FlightInput!) {
        answer: updateFlight(id: $id, input: $input) { __typename ... on InvalidInput { fields { field message } } }
      }`,
      { id, input: { monthlyPrices, ...(travelClasses && { travelClasses }) } },
    );
    return answer;
  };

  /** Departs in December; pounds one way in each class that it is sold in. */
  const flight = async (
    pounds: Partial<Record<TravelClass, number>>,
    row: { stops?: number; outboundMinutes?: number; airline?: Airline } = {},
  ): Promise<string> => {
    const { id } = await catalogue.fixtures.flight({ from: london, to: dubai, ...row });
    const prices = Object.entries(pounds).map(([travelClass, price]) => ({
      month: 12,
      travelClass: travelClass as TravelClass,
      oneWayPence: price * 100,
      oneWaySavingPence: 1_00,
    }));
    expect(await save(id, prices, allClasses)).toEqual({ __typename: 'FlightSaved' });
    return id;
  };

  return { ...started, save, flight };
}
