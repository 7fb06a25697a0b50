import { type FieldProblem } from '@larkfare/service-kit';

export interface AirlineInput {
  shortName: string;
  logoPicture: string;
  monogramPicture: string;
  overview: string;
  details: { heading: string; description: string }[];
  hasBaggage: boolean;
  baggage: { heading: string; description: string }[];
}

/** An airline stays while it has flights; the administrator is sent to them instead. */
export const canDeleteAirline = (uses: { flights: number }): boolean => uses.flights === 0;

const isComplete = (text: { heading: string; description: string }) =>
  text.heading.trim() !== '' && text.description.trim() !== '';

/** What is wrong with an airline as it was filled in; specification §5, 'Airline add/edit'. */
export function airlineProblems(input: AirlineInput): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const need = (field: keyof AirlineInput, right: boolean, message: string) => {
    if (!right) problems.push({ field, message });
  };
  need('shortName', input.shortName.trim() !== '', 'Short name is required.');
  need('logoPicture', input.logoPicture !== '', 'Logo picture is required.');
  need('monogramPicture', input.monogramPicture !== '', 'Monogram picture is required.');
  need('details', input.details.length > 0, 'At least one detail is required.');
  need(
    'details',
    input.details.every(isComplete),
    'All details must have a heading and description.',
  );
  need('overview', input.overview.trim() !== '', 'Overview is required.');
  need(
    'baggage',
    !input.hasBaggage || input.baggage.length > 0,
    'At least one baggage detail is required when baggage is enabled.',
  );
  need(
    'baggage',
    !input.hasBaggage || input.baggage.every(isComplete),
    'All baggage details must have a heading and description.',
  );
  return problems;
}

/** 'You May Also Like': so many others, each at most once. `random` gives 0 up to 1. */
export function pickOthers(
  ids: readonly string[],
  ownId: string,
  count: number,
  random: () => number,
): string[] {
  const others = ids.filter((id) => id !== ownId);
  const wanted = Math.min(Math.max(0, count), others.length);
  return Array.from({ length: wanted }, () => {
    const at = Math.floor(random() * others.length);
    return others.splice(at, 1);
  }).flat();
}
