import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toText, toProblems } from '@larkfare/text-rules';
import { choiceProblem } from '../id.rules.ts';
import { pictureProblem, requiredPictureProblem } from '../picture-address.rules.ts';
import { isBlank, requiredProblem, textProblem, toLine } from '../text.rules.ts';

/** Specification §9, 'Dealings values', as they are stored. */
export enum Dealings {
  none = 'none',
  lastMinutes = 'last-minutes',
  topDestinations = 'top-destinations',
  hotDeals = 'hot-deals',
}

export interface LocationValues {
  name: string;
  otherNames?: string[] | null;
  countryId: string;
  image: string;
  isPopular: boolean;
  description: string;
  dealings: Dealings;
  dealingsDescription: string;
}

const textCharacters = 2000;
const otherNamesAtMost = 30;

/** A location stays while it has airports; the administrator is sent to them instead. */
export const canDeleteLocation = (uses: { hasAirports: boolean }): boolean => !uses.hasAirports;

/** The input as it is stored: the dealings description is stored only with dealings; specification §5. */
export const locationValues = (input: LocationValues): LocationValues => ({
  name: toLine(input.name),
  otherNames: input.otherNames && [...new Set(input.otherNames.map(toLine).filter(Boolean))],
  countryId: input.countryId.trim(),
  image: input.image.trim(),
  isPopular: input.isPopular,
  description: toText(input.description),
  dealings: input.dealings,
  dealingsDescription: input.dealings === Dealings.none ? '' : toText(input.dealingsDescription),
});

/** Validation problems of a new location; specification §5, 'Location add'. */
export const newLocationProblems = (values: LocationValues): FieldProblem[] =>
  problemsWith(values, requiredPictureProblem('Image', values.image));

/** The same for one that is edited: without a picture it keeps the one it has, or none where an import brought none. */
export const locationProblems = (values: LocationValues): FieldProblem[] =>
  problemsWith(values, pictureProblem('Image', values.image));

function problemsWith(values: LocationValues, image: string | undefined): FieldProblem[] {
  const { name, countryId, isPopular, description, dealings, dealingsDescription } = values;
  return toProblems({
    name: requiredProblem('Name', name, 150),
    otherNames: otherNamesProblem(values.otherNames ?? []),
    countryId: choiceProblem('Country', countryId),
    image,
    description:
      isPopular && isBlank(description)
        ? 'Description is required for popular destinations.'
        : textProblem('Description', description, textCharacters),
    dealingsDescription:
      dealings !== Dealings.none && isBlank(dealingsDescription)
        ? 'Dealings description is required when dealings is selected.'
        : textProblem('Dealings description', dealingsDescription, textCharacters),
  });
}

const otherNamesProblem = (names: readonly string[]): string | undefined =>
  names.length > otherNamesAtMost
    ? `There can be ${otherNamesAtMost} other names.`
    : names.map((name) => textProblem('Each other name', name, 150)).find(Boolean);

interface Advertisement {
  /** Whether those without a priced flight from the UK are left out. */
  isBookable: boolean;
  /** At most so many, those with most flights. A negative count is none. */
  count?: number | null;
}

/** The locations of a list that are shown, in its order. */
export function advertised<Place extends { id: string }>(
  { flightsTo }: { flightsTo(locationId: string): number },
  listed: readonly Place[],
  { isBookable, count }: Advertisement,
): Place[] {
  const shown = listed.filter(({ id }) => !isBookable || flightsTo(id) > 0);
  if (count == null || shown.length <= count) return shown;
  const chosen = shown
    .toSorted((a, b) => flightsTo(b.id) - flightsTo(a.id))
    .slice(0, Math.max(0, count));
  return shown.filter((place) => chosen.includes(place));
}
