declare module 'd3-geo' {
  export type Point = [longitude: number, latitude: number];
  interface Projection {
    (point: Point): [x: number, y: number] | null;
    rotate(angles: [number, number, number?]): this;
    translate(point: [number, number]): this;
    scale(radius: number): this;
    clipAngle(degrees: number): this;
    clipExtent(extent: [[number, number], [number, number]]): this;
    precision(pixels: number): this;
  }
  interface Path {
    (shape: object): string | null;
    digits(decimals: number): this;
  }
  export function geoOrthographic(): Projection;
  export function geoPath(projection: Projection): Path;
  export function geoGraticule(): { step(degrees: [number, number]): { (): object } };
  export function geoInterpolate(from: Point, to: Point): (share: number) => Point;
  export function geoDistance(from: Point, to: Point): number;
  export function geoContains(shape: object, point: Point): boolean;
}

declare module 'topojson-client' {
  export interface Topology {
    objects: Record<string, object>;
  }
  export function feature(topology: Topology, shape: object): { features?: object[] };
  export function mesh(
    topology: Topology,
    shape: object,
    filter: (one: object, other: object) => boolean,
  ): object;
}
