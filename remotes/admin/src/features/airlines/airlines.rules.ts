import { onlyProblems, type Problems } from '@larkfare/text-rules';
import type { AirlineInput, ManagedAirlineFragment } from './airlines.generated.ts';

export type HeadedText = { heading: string; description: string };

export type AirlineDetails = {
  shortName: string;
  logoPicture: string;
  monogramPicture: string;
  overview: string;
  details: readonly HeadedText[];
  hasBaggage: boolean;
  baggage: readonly HeadedText[];
};

/** Hints of specification §5: a new airline's pictures, and those of one that is there already. */
export const imageLimitMegabytes = { add: 10, edit: 5 };

const blank: HeadedText = { heading: '', description: '' };

export const newAirline: AirlineDetails = {
  shortName: '',
  logoPicture: '',
  monogramPicture: '',
  overview: '',
  details: [blank],
  hasBaggage: false,
  baggage: [blank],
};

export const toAirlineDetails = (airline: ManagedAirlineFragment): AirlineDetails => ({
  shortName: airline.shortName,
  logoPicture: airline.logoPicture ?? '',
  monogramPicture: airline.monogramPicture ?? '',
  overview: airline.overview,
  details: filled(airline.details),
  hasBaggage: airline.hasBaggage,
  baggage: filled(airline.baggage),
});

/** There is always one entry to type in. */
const filled = (texts: readonly HeadedText[]): readonly HeadedText[] =>
  texts.length === 0
    ? [blank]
    : texts.map(({ heading, description }) => ({ heading, description }));

export const withEntry = (texts: readonly HeadedText[]): HeadedText[] => [...texts, blank];

/** An entry can be removed only if more than one exists (specification §5). */
export const canRemoveEntry = (texts: readonly HeadedText[]): boolean => texts.length > 1;

export const withoutEntry = (texts: readonly HeadedText[], index: number): readonly HeadedText[] =>
  canRemoveEntry(texts) ? texts.filter((_, at) => at !== index) : texts;

export const withChangedEntry = (
  texts: readonly HeadedText[],
  index: number,
  part: Partial<HeadedText>,
): HeadedText[] => texts.map((text, at) => (at === index ? { ...text, ...part } : text));

const isComplete = ({ heading, description }: HeadedText) =>
  heading.trim() !== '' && description.trim() !== '';

/** Specification §5, 'Airline add/edit', word for word. */
export const airlineProblems = (airline: AirlineDetails): Problems<AirlineDetails> =>
  onlyProblems<AirlineDetails>({
    shortName: airline.shortName.trim() === '' ? 'Short name is required.' : undefined,
    logoPicture: airline.logoPicture === '' ? 'Logo picture is required.' : undefined,
    monogramPicture: airline.monogramPicture === '' ? 'Monogram picture is required.' : undefined,
    details: textsProblem(airline.details, {
      none: 'At least one detail is required.',
      incomplete: 'All details must have a heading and description.',
    }),
    overview: airline.overview.trim() === '' ? 'Overview is required.' : undefined,
    baggage: airline.hasBaggage
      ? textsProblem(airline.baggage, {
          none: 'At least one baggage detail is required when baggage is enabled.',
          incomplete: 'All baggage details must have a heading and description.',
        })
      : undefined,
  });

function textsProblem(
  texts: readonly HeadedText[],
  sentences: { none: string; incomplete: string },
): string | undefined {
  if (texts.length === 0) return sentences.none;
  return texts.every(isComplete) ? undefined : sentences.incomplete;
}

/** Values are trimmed (specification §5); without baggage there are no entries about it. */
export const toAirlineInput = (airline: AirlineDetails): AirlineInput => ({
  shortName: airline.shortName.trim(),
  logoPicture: airline.logoPicture,
  monogramPicture: airline.monogramPicture,
  overview: airline.overview.trim(),
  details: airline.details.map(trimmed),
  hasBaggage: airline.hasBaggage,
  baggage: airline.hasBaggage ? airline.baggage.map(trimmed) : [],
});

const trimmed = ({ heading, description }: HeadedText): HeadedText => ({
  heading: heading.trim(),
  description: description.trim(),
});

/** The airline in words, for two versions to be compared side by side. */
export const describeAirline = (airline: AirlineDetails): Record<string, string> => ({
  'Short name': airline.shortName,
  Logo: airline.logoPicture,
  Monogram: airline.monogramPicture,
  Overview: airline.overview,
  Details: describeTexts(airline.details),
  Baggage: airline.hasBaggage ? describeTexts(airline.baggage) : 'No',
});

const describeTexts = (texts: readonly HeadedText[]) =>
  texts.map(({ heading, description }) => `${heading}: ${description}`).join('\n');

/** The list that must be emptied before an airline with flights can be deleted (specification §2). */
export const flightsAddress = ({ id }: { id: string }): string =>
  `/admin/flight?${new URLSearchParams({ airlines_id: id })}`;
