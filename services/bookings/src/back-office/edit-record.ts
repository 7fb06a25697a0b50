import {
  type Administrator,
  asAdministrator,
  InvalidInput,
  isStale,
  NotFound,
  Stale,
} from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { type DataSource, type EntityManager, type ObjectType } from 'typeorm';

interface Versioned {
  id: string;
  version: number;
}

export interface Edit<Row extends Versioned> {
  entity: ObjectType<Row>;
  id: string;
  /** The version it was based on; without one, the newest. */
  basedOn: number | null | undefined;
  /** What is said when there is no such record. */
  missing: string;
  /** The columns as they shall be, or why not; decided with the row held, so that nobody changes it meanwhile. */
  decide: (row: Row) => Partial<Row> | InvalidInput | Stale;
}

/**
 * Saves an administrator's edit of one record, recorded as theirs. Based on an older version it is refused as stale;
 * what changes nothing makes no new version.
 */
export const editRecord = <Row extends Versioned>(
  db: DataSource,
  administrator: Administrator,
  { entity, id, basedOn, missing, decide }: Edit<Row>,
): Promise<{ saved: Row } | InvalidInput | NotFound | Stale> =>
  asAdministrator(db, administrator, async (manager) => {
    const row = isId(id) ? await holdRow(manager, entity, id) : null;
    if (!row) return new NotFound(missing);
    if (isStale(row, basedOn)) return new Stale();

    const decided = decide(row);
    if (decided instanceof InvalidInput || decided instanceof Stale) return decided;

    const changes = changesOf(row, decided);
    if (!changes) return { saved: row };

    await manager
      .createQueryBuilder()
      .update(entity)
      .set({ ...changes, version: () => 'version + 1' } as never)
      .where('id = :id', { id })
      .execute();
    return { saved: await rowQuery(manager, entity, id).getOneOrFail() };
  });

function changesOf<Row extends object>(row: Row, wanted: Partial<Row>): Partial<Row> | undefined {
  const changed = Object.entries(wanted).filter(
    ([name, value]) => row[name as keyof Row] !== value && value !== undefined,
  );
  return changed.length ? (Object.fromEntries(changed) as Partial<Row>) : undefined;
}

const rowQuery = <Row extends Versioned>(
  manager: EntityManager,
  entity: ObjectType<Row>,
  id: string,
) => manager.createQueryBuilder(entity, 'kept').where('kept.id = :id', { id });

/** The row, which nobody else may change or delete until the transaction ends. */
export const holdRow = <Row extends Versioned>(
  manager: EntityManager,
  entity: ObjectType<Row>,
  id: string,
): Promise<Row | null> => rowQuery(manager, entity, id).setLock('pessimistic_write').getOne();
