import { type Booking } from './booking.entity.ts';

interface SnapshotAirport {
  id: string;
  code: string;
  name: string;
}

/** A flight as the catalogue returns it. */
interface CatalogueFlight {
  airline: { id: string; name: string; shortName: string; monogramPicture?: string | null };
  departureAirport: SnapshotAirport;
  arrivalAirport: SnapshotAirport;
  outboundMinutes: number;
  returnMinutes: number;
  stops: number;
  operatedBy: string | null;
}

/** A booking's copy of its flight, which no edit of the flight changes. */
export const toSnapshot = (flight: CatalogueFlight) =>
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
    operatedBy: flight.operatedBy,
  }) satisfies Partial<Booking>;
