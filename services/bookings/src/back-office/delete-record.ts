import { type Administrator, asAdministrator, Deleted, NotFound } from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { type DataSource, type EntityManager, type ObjectType } from 'typeorm';
import { holdRow } from './edit-record.ts';

/** Deletes one record, recorded as the administrator's. `before` clears what refers to it, in the same transaction. */
export const deleteRecord = <Row extends { id: string; version: number }>(
  db: DataSource,
  administrator: Administrator,
  entity: ObjectType<Row>,
  { id, missing, before }: Deletion,
): Promise<Deleted | NotFound> =>
  asAdministrator(db, administrator, async (manager) => {
    // Held first: a request that is sent again just now waits, and then finds nothing to refer to.
    const row = isId(id) ? await holdRow(manager, entity, id) : null;
    if (!row) return new NotFound(missing);

    await before?.(manager);
    await manager.createQueryBuilder().delete().from(entity).where('id = :id', { id }).execute();
    return new Deleted(id);
  });

export interface Deletion {
  id: string;
  /** What is said when there is no such record. */
  missing: string;
  before?: (manager: EntityManager) => Promise<unknown>;
}
