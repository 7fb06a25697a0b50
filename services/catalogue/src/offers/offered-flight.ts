import { type DataSource } from 'typeorm';
import { Flight } from '../flights/flight.entity.ts';

const administered = ['createdAt', 'updatedAt', 'version'] as const;

/** A flight as visitors see it. */
export type OfferedFlight = Omit<Flight, (typeof administered)[number]>;

/** Columns of the table `flights` under their fields' names. */
export const offeredColumns = (db: DataSource): string =>
  db
    .getMetadata(Flight)
    .columns.filter(({ propertyName }) => !administered.some((name) => name === propertyName))
    .map(({ databaseName, propertyName }) => `flights.${databaseName} AS "${propertyName}"`)
    .join(', ');
