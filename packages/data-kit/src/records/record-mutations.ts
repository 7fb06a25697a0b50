import { Arg, type ClassType, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { type Deleted, DeleteResult, type Problem } from '../refusals/refusals.ts';
import { type RecordEntity } from './record.entity.ts';
import {
  createRecord,
  deleteRecord,
  type EditableRecords,
  type Records,
  type RecordsContext,
  type RecordType,
  type Update,
  updateRecord,
} from './records.ts';
import { type Saved, type saveResult } from './save-result.ts';

type SaveResult = ReturnType<typeof saveResult>;

/** `createRegion`, `updateRegion` and `deleteRegion`, by the names of the records. */
export const recordMutations = <Row extends RecordEntity, Input extends object>(
  records: Records<Row, Input>,
  inputType: ClassType<Input>,
  result: SaveResult,
): ClassType<object>[] => [
  createMutation(records, inputType, result),
  updateMutation(records.type, inputType, result, (context: RecordsContext, change) =>
    updateRecord<Row, Input, RecordsContext>(context, records, change),
  ),
  deleteMutation<Row, Input, RecordsContext>(records),
];

/** `createRegion(input: RegionInput!): SaveRegionResult!` */
function createMutation<Row extends RecordEntity, Input extends object>(
  records: Records<Row, Input>,
  inputType: ClassType<Input>,
  result: SaveResult,
): ClassType<object> {
  @Resolver()
  class CreateMutation {
    @Mutation(() => result, { name: `create${records.type.name}` })
    create(
      @Arg('input', () => inputType) input: Input,
      @Ctx() context: RecordsContext,
    ): Promise<Saved<Row> | Problem> {
      return createRecord(context, records, input);
    }
  }
  return CreateMutation;
}

/** `updateRegion(id: ID!, input: RegionInput!, version: Int): SaveRegionResult!` */
export function updateMutation<
  Row extends RecordEntity,
  Input extends object,
  Context extends RecordsContext,
>(
  { name }: RecordType<Row>,
  inputType: ClassType<Input>,
  result: SaveResult,
  update: (context: Context, change: Update<Input>) => Promise<Saved<Row> | Problem>,
): ClassType<object> {
  @Resolver()
  class UpdateMutation {
    @Mutation(() => result, {
      name: `update${name}`,
      description: '`version` is the one the change is based on; without it, the newest.',
    })
    update(
      @Arg('id', () => ID) id: string,
      @Arg('input', () => inputType) input: Input,
      @Arg('version', () => Int, { nullable: true }) version: number | null | undefined,
      @Ctx() context: Context,
    ): Promise<Saved<Row> | Problem> {
      return update(context, { id, input, version });
    }
  }
  return UpdateMutation;
}

/** `deleteRegion(id: ID!): DeleteResult!` */
export function deleteMutation<Row extends RecordEntity, Input, Context extends RecordsContext>(
  records: EditableRecords<Row, Input, Context>,
): ClassType<object> {
  @Resolver()
  class DeleteMutation {
    @Mutation(() => DeleteResult, { name: `delete${records.type.name}` })
    delete(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Deleted | Problem> {
      return deleteRecord(context, records, id);
    }
  }
  return DeleteMutation;
}
