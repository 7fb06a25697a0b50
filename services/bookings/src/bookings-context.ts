import { type RecordsContext } from '@larkfare/data-kit/records';
import { type GraphqlExecutor, type RequestHeaders } from '@larkfare/server-kit/executor';
import { type Logger } from 'pino';
import { type DataSource } from 'typeorm';
import { type loadFlightsWithBookings } from './flights/flights-with-bookings.ts';

/** The dependencies of the use cases. */
export interface Bookings {
  db: DataSource;
  catalogue: GraphqlExecutor;
  content?: GraphqlExecutor;
  /** Signs form tokens and hides addresses. */
  formSecret: Buffer;
  log: Logger;
  now: () => Date;
  /** A random whole number below `n`. */
  pick: (n: number) => number;
}

export interface BookingsContext extends Bookings, RecordsContext {
  /** The visitor's address as the gateway saw it. */
  clientAddress?: string;
  /** The request's headers, to query other services as the same caller. */
  headers: RequestHeaders;
  flightsWithBookings: ReturnType<typeof loadFlightsWithBookings>;
}
