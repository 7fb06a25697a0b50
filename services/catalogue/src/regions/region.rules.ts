import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toProblems } from '@larkfare/text-rules';
import { requiredProblem, toLine } from '../text.rules.ts';

export interface RegionValues {
  name: string;
}

/** A region stays while it has countries; the administrator is sent to them instead. */
export const canDeleteRegion = (uses: { hasCountries: boolean }): boolean => !uses.hasCountries;

/** The input as it is stored. */
export const regionValues = ({ name }: RegionValues): RegionValues => ({ name: toLine(name) });

/** Validation problems of a region; specification §5, 'Continent add or rename': never blank. */
export const regionProblems = ({ name }: RegionValues): FieldProblem[] =>
  toProblems({ name: requiredProblem('Name', name, 100) });
