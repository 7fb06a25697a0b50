/** A row of the table. */
export interface Row {
  /** What was seen. */
  figures: string;
  /** What must not have happened, as sentences. */
  problems: string[];
}

export interface ClusterOptions {
  /** Requests a second during rolling restarts. */
  rate: number;
  /** Rolling restarts of both sites. */
  restarts: number;
  kills: number;
  bookings: number;
}
