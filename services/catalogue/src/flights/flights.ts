import { type DataSource, In } from 'typeorm';
import { MonthlyPrice } from './monthly-price.entity.ts';

export const pricesOfFlights = (db: DataSource, ids: readonly string[]): Promise<MonthlyPrice[]> =>
  db.getRepository(MonthlyPrice).find({
    where: { flightId: In([...ids]) },
    order: { flightId: 'ASC', month: 'ASC' },
  });
