import { type ClassType, createUnionType, Field, ObjectType } from 'type-graphql';
import {
  AlreadyExists,
  InvalidInput,
  NotFound,
  type Problem,
  Stale,
} from '../refusals/refusals.ts';

/** A record as it was stored. */
export class Saved<Row> {
  readonly record: Row;

  constructor(record: Row) {
    this.record = record;
  }
}

interface ResultNames {
  /** Name of the union. */
  result: string;
  /** Name of the type that holds the record. */
  saved: string;
  /** Description of that type. */
  description?: string;
}

/**
 * `union SaveRegionResult = RegionSaved | InvalidInput | …` with `type RegionSaved { region: Region! }`: a GraphQL type for
 * `Saved<Row> | Problem`.
 */
export function saveResult<Row extends object>(
  type: ClassType<Row>,
  problems: readonly ClassType<Problem>[] = [InvalidInput, AlreadyExists, NotFound, Stale],
  names: ResultNames = { result: `Save${type.name}Result`, saved: `${type.name}Saved` },
) {
  @ObjectType(names.saved, { description: names.description })
  class SavedRecord {
    /** The union finds its type by `instanceof`; a `resolveType` would be asynchronous, which graphql-jit does not support. */
    static [Symbol.hasInstance](value: unknown): boolean {
      return value instanceof Saved;
    }

    @Field(() => type, { name: type.name.charAt(0).toLowerCase() + type.name.slice(1) })
    record!: Row;
  }
  return createUnionType({
    name: names.result,
    types: () => [SavedRecord, ...problems],
  });
}
