export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371;
const cruiseKmPerHour = 830;
/** Taxiing, climbing and landing. */
const groundMinutes = 35;
/** A comfortable change of planes. */
export const connectionMinutes = 105;
/** How much the jet stream gives to an eastbound and takes from a westbound flight at middle latitudes. */
const jetStreamShare = 0.06;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function greatCircleKm(from: Position, to: Position): number {
  const across = radians(to.longitude - from.longitude);
  const up = radians(to.latitude - from.latitude);
  const half =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(across / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** From -1 (due west) to 1 (due east), at departure. */
function eastward(from: Position, to: Position): number {
  const across = radians(to.longitude - from.longitude);
  const y = Math.sin(across) * Math.cos(radians(to.latitude));
  const x =
    Math.cos(radians(from.latitude)) * Math.sin(radians(to.latitude)) -
    Math.sin(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(across);
  return Math.sin(Math.atan2(y, x));
}

/** Minutes from gate to gate of one leg, to the nearest five, as timetables round. */
export function legMinutes(from: Position, to: Position): number {
  const middle = Math.abs((from.latitude + to.latitude) / 2);
  const wind = middle > 20 && middle < 65 ? jetStreamShare * eastward(from, to) : 0;
  const cruise = (greatCircleKm(from, to) / cruiseKmPerHour) * 60 * (1 - wind);
  return Math.round((groundMinutes + cruise) / 5) * 5;
}

/** Minutes of a whole flight of which only the ends and the number of stops are known. */
export const flightMinutes = (from: Position, to: Position, stops: number): number =>
  Math.min(9999, legMinutes(from, to) + stops * (connectionMinutes + groundMinutes));
