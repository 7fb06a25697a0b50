interface Airport {
  id: string;
  code: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
}

interface Flight {
  outboundMinutes: number;
  stops: number;
  airline: { name: string };
  departureAirport: { id: string };
}

export interface FlightTime {
  code: string;
  name: string;
  /** Absent while the airport is not on the map. */
  point: [longitude: number, latitude: number] | undefined;
  minutes: number;
  stops: number;
  airline: string;
}

/** The shortest flight from each of these airports, sorted by duration. Airports without one are left out. */
export const fastestFromEach = (
  airports: readonly Airport[],
  flights: readonly Flight[],
): FlightTime[] =>
  airports
    .flatMap(({ id, code, name, latitude, longitude }) => {
      const [fastest] = flights
        .filter(({ departureAirport }) => departureAirport.id === id)
        .sort((one, other) => one.outboundMinutes - other.outboundMinutes);
      if (!fastest) return [];
      const { outboundMinutes: minutes, stops, airline } = fastest;
      const point: FlightTime['point'] =
        latitude === null || longitude === null ? undefined : [longitude, latitude];
      return [{ code, name, point, minutes, stops, airline: airline.name }];
    })
    .sort((one, other) => one.minutes - other.minutes || one.code.localeCompare(other.code));

/** `6 h 45 min` */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

export const stopsText = (stops: number): string =>
  stops === 0 ? 'Direct' : `${stops} ${stops === 1 ? 'stop' : 'stops'}`;
