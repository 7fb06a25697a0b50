/** A row of the table. */
export interface Row {
  /** The result. */
  figures: string;
  /** Violations, as sentences. */
  problems: string[];
}

export interface ClusterOptions {
  /** Gets all that a row starts, which ends with the row or when the script is interrupted. */
  opened: AsyncDisposableStack;
  /** Requests a second during rolling restarts. */
  rate: number;
  /** Rolling restarts of both sites. */
  restarts: number;
  kills: number;
  bookings: number;
  /** A commit; by default the last one that does not know the newest migration. */
  older?: string;
}
