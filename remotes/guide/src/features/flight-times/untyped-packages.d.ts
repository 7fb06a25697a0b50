// Declarations beyond those of other workspaces for these packages, which bring no types.
declare module 'd3-geo' {
  interface Projection {
    fitExtent(extent: [[number, number], [number, number]], shape: object): this;
  }
  export function geoNaturalEarth1(): Projection;
}
