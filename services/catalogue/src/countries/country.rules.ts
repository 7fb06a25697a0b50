import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { fold, toProblems } from '@larkfare/text-rules';
import { choiceProblem } from '../id.rules.ts';
import { requiredProblem, toLine } from '../text.rules.ts';

export interface CountryValues {
  name: string;
  regionId: string;
}

/** A country stays while it has locations; the administrator is sent to them instead. */
export const canDeleteCountry = (uses: { hasLocations: boolean }): boolean => !uses.hasLocations;

/** The input as it is stored. */
export const countryValues = ({ name, regionId }: CountryValues): CountryValues => ({
  name: toLine(name),
  regionId: regionId.trim(),
});

/** Validation problems of a country; specification §5, 'Country add': name non-blank and a region chosen. */
export const countryProblems = ({ name, regionId }: CountryValues): FieldProblem[] =>
  toProblems({
    name: requiredProblem('Name', name, 100),
    regionId: choiceProblem('Region', regionId),
  });

/** Names of the country that the site sells flights from, as typed text is compared. */
export const isUnitedKingdomName = (folded: string): boolean =>
  ['united kingdom', 'uk', 'great britain'].includes(folded);

/** Countries that an administrator adds have no code. */
export const isUnitedKingdom = ({ name, code }: { name: string; code: string | null }): boolean =>
  code === null ? isUnitedKingdomName(fold(name)) : code === 'GB';
