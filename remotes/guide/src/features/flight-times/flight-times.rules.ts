interface Flight {
  outboundMinutes: number;
  stops: number;
  airline: { name: string };
  departureAirport: {
    id: string;
    code: string;
    name: string;
    latitude: number | null;
    longitude: number | null;
  };
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

/** The shortest flight from each airport, sorted by duration. */
export function fastestFromEach(flights: readonly Flight[]): FlightTime[] {
  const fastest = new Map<string, FlightTime>();
  for (const { departureAirport, outboundMinutes: minutes, stops, airline } of flights) {
    const { id, code, name, latitude, longitude } = departureAirport;
    if (minutes >= (fastest.get(id)?.minutes ?? Infinity)) continue;
    const point: FlightTime['point'] =
      latitude === null || longitude === null ? undefined : [longitude, latitude];
    fastest.set(id, { code, name, point, minutes, stops, airline: airline.name });
  }
  return [...fastest.values()].sort(
    (one, other) => one.minutes - other.minutes || one.code.localeCompare(other.code),
  );
}

/** `6 h 45 min` */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}

export const stopsText = (stops: number): string =>
  stops === 0 ? 'Direct' : `${stops} ${stops === 1 ? 'stop' : 'stops'}`;
