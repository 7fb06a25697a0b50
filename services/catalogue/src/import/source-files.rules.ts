/** The files the import knows, in the order they are read: each needs what the ones above it load. */
export const sourceKinds = [
  'countries.csv',
  'airports.csv',
  'airports.dat',
  'airlines.dat',
  'routes.dat',
  'prices.csv',
] as const;

export type SourceKind = (typeof sourceKinds)[number];

export interface SourceFile {
  kind: SourceKind;
  path: string;
  bytes: number;
}

/** A file is recognised by its name alone, in capitals or not. */
export const sourceKindOf = (fileName: string): SourceKind | undefined =>
  sourceKinds.find((kind) => kind === fileName.toLowerCase());

/** OurAirports is read before OpenFlights: for an airport in both, the newer source wins. */
export const inReadingOrder = (files: readonly SourceFile[]): SourceFile[] =>
  files.toSorted((one, other) => sourceKinds.indexOf(one.kind) - sourceKinds.indexOf(other.kind));
