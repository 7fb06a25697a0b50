import { isDeepStrictEqual } from 'node:util';
import { isId } from '@larkfare/text-rules';
import { type DataSource, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { withAuditUser } from '../changes/with-audit-user.ts';
import { constraintViolation } from '../database/constraint-violation.ts';
import { newId } from '../database/new-id.ts';
import { requireAdministrator } from '../subgraph/access.ts';
import { Deleted, InUse, isStale, NotFound, Problem, Stale } from '../refusals/refusals.ts';
import { type SubgraphContext } from '../subgraph/subgraph-context.ts';
import { type RecordEntity } from './record.entity.ts';
import { Saved } from './save-result.ts';

export type RecordType<Row extends RecordEntity = RecordEntity> = new () => Row;

export interface RecordsContext extends SubgraphContext {
  db: DataSource;
  /** Refreshes what the service has cached of such records. */
  afterWrite?(type: RecordType): Promise<void>;
}

/** The result when the database refuses a write by the constraint of that name. */
type ConstraintProblems = Readonly<Record<string, () => Problem>>;

/** How administrators change and delete records of one type. */
export interface EditableRecords<
  Row extends RecordEntity,
  Input,
  Context extends RecordsContext = RecordsContext,
> {
  type: RecordType<Row>;
  /** The sentence for a record that is not there (any more). */
  missing: string;
  /** The columns as they shall be, or why not; the row is locked meanwhile. */
  toColumns(
    input: Input,
    before: Row,
    manager: EntityManager,
  ): Decided<Row> | Promise<Decided<Row>>;
  constraints?(input: Input): ConstraintProblems;
  /** The rule; a foreign key has the last word. */
  canDelete?(row: Row, manager: EntityManager, context: Context): Promise<boolean>;
  /** The sentence for a record that others depend on. */
  inUse?(row: Row): string;
  /** Deletes what belongs to the record. */
  beforeDelete?(row: Row, manager: EntityManager): Promise<unknown>;
}

/** How administrators also create them; a new record has no `before`. */
export interface Records<Row extends RecordEntity, Input> extends EditableRecords<Row, Input> {
  toColumns(input: Input, before: Row | undefined): Decided<Row>;
}

type Decided<Row> = Columns<Row> | Problem;

export type Columns<Row> = { [Name in keyof Row]?: Row[Name] };

export interface Update<Input> {
  id: string;
  input: Input;
  /** The version that the change is based on; without it, the newest. */
  version?: number | null;
}

/** Runs a write in an audited transaction. The constraints have the last word in a race. */
export async function write<Result>(
  context: RecordsContext,
  type: RecordType,
  work: (manager: EntityManager) => Promise<Result>,
  constraints: ConstraintProblems = {},
): Promise<Result | Problem> {
  const result = await withAuditUser(context.db, requireAdministrator(context), work).catch(
    (error: unknown) => {
      const problem = constraints[constraintViolation(error)?.constraint ?? ''];
      if (!problem) throw error;
      return problem();
    },
  );
  await context.afterWrite?.(type);
  return result;
}

export const createRecord = <Row extends RecordEntity, Input>(
  context: RecordsContext,
  { type, toColumns, constraints }: Records<Row, Input>,
  input: Input,
): Promise<Saved<Row> | Problem> =>
  write(
    context,
    type,
    async (manager) => {
      const columns = toColumns(input, undefined);
      if (columns instanceof Problem) return columns;
      const id = newId();
      await manager.insert(type, { ...columns, id } as never);
      return new Saved(await readRecord(manager, type, id));
    },
    constraints?.(input),
  );

/** Changes a record unless it was deleted or changed meanwhile. An update without changes makes no new version. */
export const updateRecord = <Row extends RecordEntity, Input, Context extends RecordsContext>(
  context: Context,
  { type, missing, toColumns, constraints }: EditableRecords<Row, Input, Context>,
  { id, input, version }: Update<Input>,
): Promise<Saved<Row> | Problem> =>
  write(
    context,
    type,
    async (manager) => {
      const row = await lockRow(manager, type, id, 'for_no_key_update');
      if (!row) return new NotFound(missing);
      if (isStale(row, version)) return new Stale();

      const columns = await toColumns(input, row, manager);
      if (columns instanceof Problem) return columns;
      const changed = changedColumns(row, columns);
      if (!changed) return new Saved(row);

      await manager.update(type, byId<Row>(row.id), {
        ...changed,
        version: row.version + 1,
      } as never);
      return new Saved(await readRecord(manager, type, row.id));
    },
    constraints?.(input),
  );

/** Deletes a record that nothing depends on. */
export async function deleteRecord<Row extends RecordEntity, Input, Context extends RecordsContext>(
  context: Context,
  { type, missing, canDelete, inUse, beforeDelete }: EditableRecords<Row, Input, Context>,
  id: string,
): Promise<Deleted | Problem> {
  let locked: Row | null = null;
  try {
    return await write(context, type, async (manager) => {
      const row = (locked = await lockRow(manager, type, id, 'pessimistic_write'));
      if (!row) return new NotFound(missing);
      if (canDelete && !(await canDelete(row, manager, context))) return refuse(row);
      await beforeDelete?.(row, manager);
      await manager.delete(type, byId<Row>(row.id));
      return new Deleted(row.id);
    });
  } catch (error) {
    if (locked && inUse && constraintViolation(error)?.kind === 'reference') return refuse(locked);
    throw error;
  }

  function refuse(row: Row) {
    return new InUse(inUse?.(row) ?? 'It is still in use.');
  }
}

/** The row, which no other transaction can change or delete until this one ends. */
const lockRow = async <Row extends RecordEntity>(
  manager: EntityManager,
  type: RecordType<Row>,
  id: string,
  mode: 'for_no_key_update' | 'pessimistic_write',
): Promise<Row | null> =>
  isId(id) ? manager.findOne(type, { where: byId<Row>(id), lock: { mode } }) : null;

const readRecord = <Row extends RecordEntity>(
  manager: EntityManager,
  type: RecordType<Row>,
  id: string,
): Promise<Row> => manager.findOneByOrFail(type, byId<Row>(id));

const byId = <Row extends RecordEntity>(id: string) => ({ id }) as FindOptionsWhere<Row>;

function changedColumns<Row extends object>(
  row: Row,
  columns: Columns<Row>,
): Columns<Row> | undefined {
  const changed = Object.entries(columns).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(row[name as keyof Row], value),
  );
  return changed.length ? (Object.fromEntries(changed) as Columns<Row>) : undefined;
}
