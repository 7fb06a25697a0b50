import { z } from 'zod';

const count = z.coerce.number().int().positive();

export const clusterOptions = {
  /** Requests a second during rolling restarts. */
  rate: count.default(200),
  /** Rolling restarts of both sites. */
  restarts: count.default(10),
  kills: count.default(5),
  bookings: count.default(1000),
  /** A commit; by default the last one before the newest migration. */
  older: z.string().optional(),
};

export interface ClusterOptions extends z.infer<z.ZodObject<typeof clusterOptions>> {
  /** Ends with the row, or when the script is interrupted. */
  opened: AsyncDisposableStack;
}

/** A row of the table. */
export interface Row {
  figures: string;
  /** Violations, as sentences. */
  problems: string[];
}
