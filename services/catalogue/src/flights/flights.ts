import { type DataSource, In } from 'typeorm';
import { Flight } from './flight.entity.ts';
import { MonthlyPrice } from './monthly-price.entity.ts';

export const flightsByIds = (db: DataSource, ids: readonly string[]): Promise<Flight[]> =>
  db.getRepository(Flight).findBy({ id: In([...ids]) });

export const pricesOfFlights = (db: DataSource, ids: readonly string[]): Promise<MonthlyPrice[]> =>
  db.getRepository(MonthlyPrice).find({
    where: { flightId: In([...ids]) },
    order: { flightId: 'ASC', month: 'ASC' },
  });
