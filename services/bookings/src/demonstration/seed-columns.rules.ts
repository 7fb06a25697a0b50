import { addDays, type LocalDate } from '@larkfare/london-dates';
import { type RequestKind, toReference } from '../customer/request-kinds.rules.ts';
import { type SeededRandom } from './seeded-random.rules.ts';
import { type OfferedFlight } from './offered-flight.ts';
import { type DemonstrationTexts } from './texts.ts';

/** The source of the invented rows. */
export interface Seed {
  random: SeededRandom;
  flights: readonly OfferedFlight[];
  today: LocalDate;
  texts: DemonstrationTexts;
}

/** Columns of a row by their names. */
export type Columns = Record<string, string | number | null>;

/** The columns of every request, as if it had arrived at some hour of that day. */
export function seedColumns(
  random: SeededRandom,
  kind: RequestKind,
  day: LocalDate,
  editedAfterDays: number | undefined,
): Columns {
  const at = `${day}T${clock(random)}Z`;
  const edited =
    editedAfterDays === undefined
      ? undefined
      : `${addDays(day, editedAfterDays)}T${clock(random)}Z`;
  return {
    id: uuidv7(Date.parse(at), random),
    reference: toReference(kind, (below) => random.between(0, below - 1)),
    request_hash: `\\x${hex(random, 64)}`,
    created_at: at,
    updated_at: edited !== undefined && edited > at ? edited : at,
    version: edited === undefined ? 1 : 2,
  };
}

/** People write after work rather than at night. */
function clock(random: SeededRandom): string {
  const hour = random.weighted([
    [random.between(0, 6), 1],
    [random.between(7, 11), 4],
    [random.between(12, 17), 5],
    [random.between(18, 22), 8],
  ]);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour)}:${two(random.between(0, 59))}:${two(random.between(0, 59))}`;
}

/** An id that sorts by its moment, as those of real requests do. */
function uuidv7(moment: number, random: SeededRandom): string {
  const time = moment.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(random, 3)}-${random.pick(['8', '9', 'a', 'b'])}${hex(random, 3)}-${hex(random, 12)}`;
}

const hex = (random: SeededRandom, count: number) =>
  Array.from({ length: count }, () => random.between(0, 15).toString(16)).join('');
