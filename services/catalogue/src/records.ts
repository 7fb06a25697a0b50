import {
  asAdministrator,
  Deleted,
  InUse,
  newId,
  NotFound,
  requireAdministrator,
  violated,
} from '@larkfare/service-kit';
import { isId } from '@larkfare/text-rules';
import { type DeepPartial, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { type CatalogueContext } from './catalogue-context.ts';
import { createLoaders } from './loaders.ts';
import { type CatalogueRecord } from './record.entity.ts';
import { type NamesPart } from './type-ahead/catalogue-memory.ts';

/** A change of a row, as the mutations take it. */
export interface Update<Input> {
  id: string;
  input: Input;
  /** The version that the change is based on; without it, the newest. */
  version?: number | null;
}

export type RecordType<Row extends CatalogueRecord> = new () => Row;

/** What to answer when the database refuses a write by the constraint of that name. */
export type Refusals<Refusal> = Readonly<Record<string, (() => Refusal) | undefined>>;

/**
 * Does an administrator's write in one transaction, recorded as theirs. The constraints have the last word in a race, and
 * what they refuse is answered like any other refusal. Whatever the request asks next sees the write.
 */
export async function write<Result, Refusal>(
  context: CatalogueContext,
  refusals: Refusals<Refusal>,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await asAdministrator(context.db, requireAdministrator(context), work);
  } catch (error) {
    const refusal = refusals[violated(error)?.constraint ?? ''];
    if (!refusal) throw error;
    return refusal();
  } finally {
    context.loaders = createLoaders(context.db);
  }
}

/** The same for what people look up by name: they find it as soon as the write is answered. */
export async function writeNamed<Result, Refusal>(
  context: CatalogueContext,
  part: NamesPart,
  refusals: Refusals<Refusal>,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result | Refusal> {
  const answer = await write(context, refusals, work);
  await context.refreshNames(part).catch(() => undefined); // The write is kept; who listens to PostgreSQL reads again.
  return answer;
}

/** A row that is about to change: who else wants to change it waits and then sees this change; new rows may refer to it. */
export const lockRecord = async <Row extends CatalogueRecord>(
  manager: EntityManager,
  type: RecordType<Row>,
  id: string,
): Promise<Row | null> =>
  isId(id)
    ? manager.findOne(type, {
        where: { id } as FindOptionsWhere<Row>,
        lock: { mode: 'for_no_key_update' },
      })
    : null;

/** Adds a row, and gives it as it was stored. */
export async function addRecord<Row extends CatalogueRecord>(
  manager: EntityManager,
  type: RecordType<Row>,
  values: Partial<Row>,
): Promise<Row> {
  const id = newId();
  await manager
    .createQueryBuilder()
    .insert()
    .into(type)
    .values({ ...values, id } as never)
    .execute();
  return manager.findOneByOrFail(type, { id } as FindOptionsWhere<Row>);
}

/** Changes a row that is locked, and gives it as it was stored. Every change is a new version. */
export async function changeRecord<Row extends CatalogueRecord>(
  manager: EntityManager,
  type: RecordType<Row>,
  { id, version }: Row,
  values: Partial<Row>,
): Promise<Row> {
  const found = { id } as FindOptionsWhere<Row>;
  await manager.update(type, found, {
    ...values,
    version: version + 1,
  } as DeepPartial<Row> as never);
  return manager.findOneByOrFail(type, found);
}

export interface Deletion<Row extends CatalogueRecord> {
  type: RecordType<Row>;
  id: string;
  /** The rule, asked before the database is. */
  canDelete(manager: EntityManager, row: Row): Promise<boolean>;
  /** What still depends on it. */
  inUse(row: Row): string;
  missing: string;
  /** The names that it leaves; a flight has none. */
  names?: NamesPart;
  /** What goes with it. */
  beforehand?(manager: EntityManager, row: Row): Promise<unknown>;
}

/** Deletes a row that nothing depends on; a foreign key sees what appeared since the rule was asked. */
export async function deleteRecord<Row extends CatalogueRecord>(
  context: CatalogueContext,
  { type, id, canDelete, inUse, missing, names, beforehand }: Deletion<Row>,
): Promise<Deleted | InUse | NotFound> {
  let locked: Row | null = null;
  const work = async (manager: EntityManager) => {
    const row = (locked = await lockRecord(manager, type, id));
    if (!row) return new NotFound(missing);
    if (!(await canDelete(manager, row))) return new InUse(inUse(row));
    await beforehand?.(manager, row);
    await manager.delete(type, { id: row.id } as FindOptionsWhere<Row>);
    return new Deleted(row.id);
  };
  try {
    return await (names ? writeNamed(context, names, {}, work) : write(context, {}, work));
  } catch (error) {
    if (locked && violated(error)?.kind === 'reference') return new InUse(inUse(locked));
    throw error;
  }
}
