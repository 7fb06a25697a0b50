/** Computed from the latitude alone, without weather. */
export interface SunOfMonth {
  /** 1 to 12. */
  month: number;
  /** From sunrise to sunset in the middle of the month. */
  daylightHours: number;
  /** The sun's height at noon, in degrees above the horizon; below 0 it does not rise. */
  noonDegrees: number;
  /** Absent in the tropics, which have no winter. */
  season: Season | undefined;
}

export type Season = 'Winter' | 'Spring' | 'Summer' | 'Autumn';

/** The tilt of the Earth's axis: between these latitudes the sun passes overhead. */
const tilt = 23.44;
/** Sunrise is when the sun's upper edge shows, which the air lifts by half a degree. */
const atSunrise = -0.833;
/** Day of the year in the middle of each month. */
const middles = [15, 46, 74, 105, 135, 166, 196, 227, 258, 288, 319, 349];

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The sun's declination that day: the latitude over which it is at noon, accurate to half a degree. */
const declination = (day: number) => -tilt * Math.cos(radians((360 / 365) * (day + 10)));

export const sunThroughTheYear = (latitude: number): SunOfMonth[] =>
  middles.map((day, index) => ({
    month: index + 1,
    daylightHours: daylightHours(latitude, declination(day)),
    noonDegrees: 90 - Math.abs(latitude - declination(day)),
    season: seasonOf(latitude, index + 1),
  }));

function daylightHours(latitude: number, sun: number): number {
  const [place, over] = [radians(latitude), radians(sun)];
  const cosine =
    (Math.sin(radians(atSunrise)) - Math.sin(place) * Math.sin(over)) /
    (Math.cos(place) * Math.cos(over));
  // Beyond these the sun does not set, or does not rise.
  return (degrees(Math.acos(Math.min(1, Math.max(-1, cosine)))) * 2) / 15;
}

const seasons: Season[] = ['Winter', 'Spring', 'Summer', 'Autumn'];

/** Meteorological seasons, which are whole months; the southern hemisphere is half a year ahead. */
function seasonOf(latitude: number, month: number): Season | undefined {
  if (Math.abs(latitude) < tilt) return undefined;
  const quarter = Math.floor((month % 12) / 3);
  return seasons[latitude > 0 ? quarter : (quarter + 2) % 4];
}

/** The climate zone of a latitude and its typical seasons, which mountains and coasts may differ from. */
export function zoneOf(latitude: number): { name: string; meaning: string } {
  const from = Math.abs(latitude);
  if (from < tilt)
    return {
      name: 'the tropics',
      meaning:
        'The sun is high all year and days are about as long as nights, so months differ by rain more than by warmth.',
    };
  if (from < 35)
    return {
      name: 'the subtropics',
      meaning: 'Summers are typically hot and winters mild at such a latitude.',
    };
  if (from < 90 - tilt)
    return {
      name: 'the temperate zone',
      meaning: 'Four seasons are typical of such a latitude, more marked the further from the sea.',
    };
  return {
    name: 'the polar zone',
    meaning:
      'There are days in summer when the sun does not set, and in winter when it does not rise.',
  };
}
