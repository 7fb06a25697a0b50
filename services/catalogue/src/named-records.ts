import { type FieldProblem, InvalidInput, isStale, NotFound, Stale } from '@larkfare/service-kit';
import { type EntityManager } from 'typeorm';
import { type CatalogueContext } from './catalogue-context.ts';
import { type CatalogueRecord } from './record.entity.ts';
import {
  addRecord,
  changeRecord,
  lockRecord,
  type RecordType,
  type Refusals,
  type Update,
  writeNamed,
} from './records.ts';
import { type NamesPart } from './type-ahead/catalogue-memory.ts';

/** How records of one kind, which people look up by name, are saved from a form. */
export interface NamedRecords<Row extends CatalogueRecord, Input, Values, Saved, Refusal> {
  type: RecordType<Row>;
  names: NamesPart;
  /** Said when the record is gone. */
  missing: string;
  /** What was filled in, as it is kept. */
  toValues(input: Input): Values;
  /** The rule, the same for adding and changing but where it is told which. */
  problems(values: Values, isNew: boolean): FieldProblem[];
  refusals(values: Values): Refusals<Refusal>;
  /** What is written of it; a new record has nothing before. */
  toColumns(values: Values, before?: Row): Partial<Row>;
  Saved: new (row: Row) => Saved;
}

/** Adds what was filled in, or says what is wrong with it. */
export const createNamed = <Row extends CatalogueRecord, Input, Values, Saved, Refusal>(
  context: CatalogueContext,
  records: NamedRecords<Row, Input, Values, Saved, Refusal>,
  input: Input,
): Promise<Saved | Refusal | InvalidInput> =>
  save(context, records, { input, isNew: true }, async (manager, values) => {
    const columns = records.toColumns(values);
    return new records.Saved(await addRecord(manager, records.type, columns));
  });

/** Changes a record to what was filled in, unless it is gone or was changed by somebody else. */
export const updateNamed = <Row extends CatalogueRecord, Input, Values, Saved, Refusal>(
  context: CatalogueContext,
  records: NamedRecords<Row, Input, Values, Saved, Refusal>,
  { id, input, version }: Update<Input>,
): Promise<Saved | Refusal | InvalidInput | NotFound | Stale> =>
  save(context, records, { input, isNew: false }, async (manager, values) => {
    const row = await lockRecord(manager, records.type, id);
    if (!row) return new NotFound(records.missing);
    if (isStale(row, version)) return new Stale();
    const columns = records.toColumns(values, row);
    return new records.Saved(await changeRecord(manager, records.type, row, columns));
  });

async function save<Row extends CatalogueRecord, Input, Values, Saved, Refusal, Answer>(
  context: CatalogueContext,
  records: NamedRecords<Row, Input, Values, Saved, Refusal>,
  { input, isNew }: { input: Input; isNew: boolean },
  work: (manager: EntityManager, values: Values) => Promise<Answer>,
): Promise<Answer | Refusal | InvalidInput> {
  const values = records.toValues(input);
  const problems = records.problems(values, isNew);
  if (problems.length) return new InvalidInput(problems);

  return writeNamed(context, records.names, records.refusals(values), (manager) =>
    work(manager, values),
  );
}
