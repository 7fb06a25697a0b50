/** Four by three; the middle 640 pixels also make a portrait tile. */
export const pictureSize = { width: 1280, height: 960 };

/** Where the picture is composed around. */
export const focus = { x: 640, y: 470 };

/** The whole globe, with sky around it. */
const wholeGlobeRadius = 410;
/** Close enough for a short hop, far enough that the horizon still curves. */
const closestRadius = 1900;
/** How long the way from London should look, in pixels. */
const routePixels = 390;
/** How far above a near place the horizon runs, in pixels. */
const horizonPixels = 420;
/** A route seen from straight above is a straight line; from the side it shows that it is an arc. */
const sidewaysDegrees = 16;

const degrees = (radians: number) => (radians * 180) / Math.PI;

export interface Frame {
  /** Radius of the globe, in pixels. */
  radius: number;
  /** How far, from 0 to 1, the eye moves from the place towards London. */
  towardsLondon: number;
  /** How far below the middle of the picture the globe's centre lies, in pixels. */
  centreBelow: number;
  /** How far south of that point the eye then stands, which lifts the horizon into the picture. */
  southDegrees: number;
  /** And how far beside a route that runs north and south. */
  eastDegrees: number;
}

/** How to look at a place at this distance from London, in radians, on this bearing, in radians from north. */
export function frameOf(distance: number, bearing: number): Frame {
  const radius = Math.min(
    closestRadius,
    Math.max(wholeGlobeRadius, routePixels / Math.max(distance, 0.01)),
  );
  const sinOfTilt = Math.max(0, 1 - horizonPixels / radius);
  const sideways = sidewaysDegrees * Math.min(1, distance / 0.9);
  return {
    radius,
    towardsLondon: Math.min(0.42, 0.5 / Math.max(distance, 0.01)),
    centreBelow: radius * sinOfTilt,
    southDegrees: degrees(Math.asin(sinOfTilt)) + sideways * Math.abs(Math.sin(bearing)),
    eastDegrees: sideways * Math.abs(Math.cos(bearing)) * Math.sign(Math.sin(bearing) || 1),
  };
}

/** How high above the ground the middle of the route is, as a share of the globe's radius. */
export const routeLift = (distance: number): number => 0.16 * Math.min(1, distance / 1.2);
