import { type Booking } from './booking.entity.ts';

interface SnapshotAirport {
  id: string;
  code: string;
  name: string;
}

/** What the catalogue says of a flight. */
interface FlightToKeep {
  airline: { id: string; name: string; shortName: string; monogramPicture?: string | null };
  departureAirport: SnapshotAirport;
  arrivalAirport: SnapshotAirport;
  outboundMinutes: number;
  returnMinutes: number;
  stops: number;
}

/** What a booking keeps of its flight, so that editing the flight never changes it. */
export const toSnapshot = (flight: FlightToKeep) =>
  ({
    airlineId: flight.airline.id,
    airlineName: flight.airline.name,
    airlineShortName: flight.airline.shortName,
    airlineMonogram: flight.airline.monogramPicture ?? null,
    departureAirportId: flight.departureAirport.id,
    departureAirportCode: flight.departureAirport.code,
    departureAirportName: flight.departureAirport.name,
    arrivalAirportId: flight.arrivalAirport.id,
    arrivalAirportCode: flight.arrivalAirport.code,
    arrivalAirportName: flight.arrivalAirport.name,
    outboundMinutes: flight.outboundMinutes,
    returnMinutes: flight.returnMinutes,
    stops: flight.stops,
  }) satisfies Partial<Booking>;
