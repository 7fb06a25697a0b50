import { addDays, type LocalDate } from '@larkfare/london-dates';
import { type ReferenceKind, toReference } from '../customer/reference.rules.ts';
import { type Chance } from './chance.rules.ts';

/** Columns of a row by their names. */
export type Columns = Record<string, string | number | null>;

/** What every kept request has, as if it had come in at some hour of that day. */
export function kept(
  chance: Chance,
  kind: ReferenceKind,
  day: LocalDate,
  editedAfterDays: number | undefined,
): Columns {
  const at = `${day}T${clock(chance)}Z`;
  const edited =
    editedAfterDays === undefined
      ? undefined
      : `${addDays(day, editedAfterDays)}T${clock(chance)}Z`;
  return {
    id: uuidv7(Date.parse(at), chance),
    reference: toReference(kind, (below) => chance.between(0, below - 1)),
    request_hash: `\\x${hex(chance, 64)}`,
    created_at: at,
    updated_at: edited !== undefined && edited > at ? edited : at,
    version: edited === undefined ? 1 : 2,
  };
}

/** People write after work rather than at night. */
function clock(chance: Chance): string {
  const hour = chance.weighted([
    [1, chance.between(0, 6)],
    [4, chance.between(7, 11)],
    [5, chance.between(12, 17)],
    [8, chance.between(18, 22)],
  ]);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour)}:${two(chance.between(0, 59))}:${two(chance.between(0, 59))}`;
}

/** An id that sorts by its moment, as those of real requests do. */
function uuidv7(moment: number, chance: Chance): string {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(chance, 3)}-${chance.pick(['8', '9', 'a', 'b'])}${hex(chance, 3)}-${hex(chance, 12)}`;
}

const hex = (chance: Chance, count: number) =>
  Array.from({ length: count }, () => chance.between(0, 15).toString(16)).join('');
