import { type FieldProblem } from '@larkfare/data-kit/refusals';
import { toText, toProblems } from '@larkfare/text-rules';
import { requiredPictureProblem } from '../picture-address.rules.ts';
import { isBlank, requiredProblem, textProblem, toLine } from '../text.rules.ts';

export interface HeadedTextValues {
  heading: string;
  description: string;
}

export interface AirlineValues {
  shortName: string;
  logoPicture: string;
  monogramPicture: string;
  overview: string;
  details: HeadedTextValues[];
  hasBaggage: boolean;
  baggage: HeadedTextValues[];
}

const most = { entries: 50, headingCharacters: 200, textCharacters: 5000 };

/** An airline stays while it has flights; the administrator is sent to them instead. */
export const canDeleteAirline = (uses: { hasFlights: boolean }): boolean => !uses.hasFlights;

/** The input as it is stored; without baggage there are no baggage details. */
export const airlineValues = (input: AirlineValues): AirlineValues => ({
  shortName: toLine(input.shortName),
  logoPicture: input.logoPicture.trim(),
  monogramPicture: input.monogramPicture.trim(),
  overview: toText(input.overview),
  details: input.details.map(headedText),
  hasBaggage: input.hasBaggage,
  baggage: input.hasBaggage ? input.baggage.map(headedText) : [],
});

const headedText = ({ heading, description }: HeadedTextValues): HeadedTextValues => ({
  heading: toLine(heading),
  description: toText(description),
});

/** Validation problems of an airline; specification §5, 'Airline add/edit'. */
export const airlineProblems = (values: AirlineValues): FieldProblem[] =>
  toProblems({
    shortName: requiredProblem('Short name', values.shortName, 100),
    logoPicture: requiredPictureProblem('Logo picture', values.logoPicture),
    monogramPicture: requiredPictureProblem('Monogram picture', values.monogramPicture),
    details: values.details.length
      ? entriesProblem('details', values.details)
      : 'At least one detail is required.',
    overview: requiredProblem('Overview', values.overview, most.textCharacters),
    baggage:
      values.hasBaggage && !values.baggage.length
        ? 'At least one baggage detail is required when baggage is enabled.'
        : entriesProblem('baggage details', values.baggage),
  });

const entriesProblem = (what: string, entries: HeadedTextValues[]): string | undefined => {
  if (entries.length > most.entries) return `There can be ${most.entries} ${what} at most.`;
  if (entries.some(({ heading, description }) => isBlank(heading) || isBlank(description)))
    return `All ${what} must have a heading and description.`;
  return entries
    .flatMap(({ heading, description }) => [
      textProblem('Every heading', heading, most.headingCharacters),
      textProblem('Every description', description, most.textCharacters),
    ])
    .find((problem) => problem !== undefined);
};

/**
 * The forms have the short name only, which is also a new airline's full name. An imported full name is never overwritten.
 */
export const airlineName = (
  before: { name: string; shortName: string } | undefined,
  shortName: string,
): string => (before && before.name !== before.shortName ? before.name : shortName);

/** 'You May Also Like': so many others, each at most once. `random` returns 0 up to 1. */
export function pickOthers(
  ids: readonly string[],
  ownId: string,
  count: number,
  random: () => number,
): string[] {
  const others = ids.filter((id) => id !== ownId);
  const length = Math.min(Math.max(0, count), others.length);
  return Array.from({ length }, () => {
    const at = Math.floor(random() * others.length);
    return others.splice(at, 1);
  }).flat();
}
