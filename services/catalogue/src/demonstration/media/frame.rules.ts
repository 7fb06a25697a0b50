/** Four by three; the middle 640 pixels also make a portrait tile. */
export const pictureSize = { width: 1280, height: 960 };

/** Where the picture is composed around. */
export const focus = { x: 640, y: 470 };

/** The globe's, in pixels: close enough that a place is known by its coast. */
export const radius = 3600;
/** How far south of a place the eye stands, and how far beside it. */
const tiltDegrees = 34;
const sidewaysDegrees = 12;

/** The point below the eye. */
export const eyeOn = (
  [longitude, latitude]: readonly [number, number],
  isWestOfLondon: boolean,
): [number, number] => [
  longitude + (isWestOfLondon ? -sidewaysDegrees : sidewaysDegrees),
  latitude - tiltDegrees,
];

/** How high above the ground the middle of the route is, as a share of the globe's radius. */
export const routeLift = (distance: number): number => 0.16 * Math.min(1, distance / 1.2);
