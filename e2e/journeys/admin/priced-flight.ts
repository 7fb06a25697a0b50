import type { APIRequestContext } from '@playwright/test';
import { expect } from './office.ts';

interface Route {
  departureId: string;
  arrivalId: string;
  airlineId: string;
}

/** Adds a flight that costs £99 one way and £199 return in every month, as the back office does. @returns its id */
export async function addPricedFlight(
  request: APIRequestContext,
  token: string,
  { departureId, arrivalId, airlineId }: Route,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const added = await request.post('/api/flight/search-or-create', {
    headers,
    data: { departureAirport: departureId, arrivalAirport: arrivalId, airline_id: airlineId },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { _id: id }: { _id: string } = await added.json();
  const priced = await request.put(`/api/flight/${id}`, {
    headers,
    data: {
      toDuration: { hours: 1, minutes: 0 },
      fromDuration: { hours: 1, minutes: 0 },
      stops: 0,
      prices: Array.from({ length: 12 }, (_, index) => ({
        month: index + 1,
        oneWay: 99,
        roundTrip: 199,
      })),
    },
  });
  expect(priced.ok(), await priced.text()).toBe(true);
  return id;
}
