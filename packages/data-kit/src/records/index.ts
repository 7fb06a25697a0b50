export { RecordEntity } from './record.entity.ts';
export { deleteMutation, recordMutations, updateMutation } from './record-mutations.ts';
export { columnsOf, recordPage } from './record-page.ts';
export {
  type Columns,
  type EditableRecords,
  type Records,
  type RecordsContext,
  type RecordType,
  type Update,
  updateRecord,
  write,
} from './records.ts';
export { Saved, saveResult } from './save-result.ts';
