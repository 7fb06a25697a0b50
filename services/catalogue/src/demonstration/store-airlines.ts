import { type ClientBase } from 'pg';
import { copyRows } from '../bulk-rows.ts';
import { markAddress } from './media/airline-marks.ts';
import { airlineDetails } from './airline-texts.rules.ts';
import { demonstrationId } from './demonstration-id.ts';
import { type AirlineProfile, baggageTexts } from './demonstration-tables.ts';
import { type DemonstrationFlight } from './plan-catalogue.ts';

/** Airlines, described by what they fly here. */
export async function storeAirlines(
  client: ClientBase,
  airlines: readonly AirlineProfile[],
  flights: readonly DemonstrationFlight[],
): Promise<void> {
  const byAirline = Map.groupBy(flights, ({ airline }) => airline);
  await copyRows(
    client,
    'airlines (id, name, short_name, code, overview, logo_picture, monogram_picture, has_baggage, baggage, details)',
    airlines.map((airline) => [
      demonstrationId(`airline ${airline.code}`),
      airline.name,
      airline.name,
      airline.code,
      airline.overview,
      markAddress(airline.code, 'logo'),
      markAddress(airline.code, 'icon'),
      true,
      JSON.stringify(baggageOf(airline)),
      JSON.stringify(airlineDetails(describe(airline, byAirline.get(airline.code) ?? []))),
    ]),
  );
}

const baggageOf = ({ style }: AirlineProfile) =>
  baggageTexts
    .filter((text) => text.style === style)
    .map(({ heading, description }) => ({ heading, description }));

function describe(airline: AirlineProfile, flights: readonly DemonstrationFlight[]) {
  const outbound = flights.filter(({ from }) => from.country === 'GB');
  const byCity = Map.groupBy(outbound, ({ from }) => from.place.name);
  const mostFlights = [...byCity].sort(([, some], [, others]) => others.length - some.length);
  const hubs = flights.filter(({ via }) => via !== undefined && airline.hubs.includes(via));
  return {
    name: airline.name,
    alliance: airline.alliance,
    departures: mostFlights.map(([city]) => city),
    hubs: [...new Set(hubs.map(({ via }) => cityOf(via, flights)))],
    destinations: new Set(outbound.map(({ to }) => to.place.name)).size,
  };
}

const cityOf = (code: string | undefined, flights: readonly DemonstrationFlight[]) =>
  flights.find(({ to }) => to.code === code)?.to.place.name ?? code ?? '';
