import { type FieldProblem } from '@larkfare/service-kit';

/** Specification §9, 'Dealings values', as they are stored. */
export enum Dealings {
  none = 'none',
  lastMinutes = 'last-minutes',
  topDestinations = 'top-destinations',
  hotDeals = 'hot-deals',
}

export interface LocationInput {
  name: string;
  countryId: string;
  image: string;
  isPopular: boolean;
  description: string;
  dealings: Dealings;
  dealingsDescription: string;
}

/** A location stays while it has airports; the administrator is sent to them instead. */
export const canDeleteLocation = (uses: { airports: number }): boolean => uses.airports === 0;

/** What is wrong with a location as it was filled in; specification §5, 'Location add'. */
export function locationProblems(input: LocationInput): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const need = (field: keyof LocationInput, filled: boolean, message: string) => {
    if (!filled) problems.push({ field, message });
  };
  need('name', input.name.trim() !== '', 'Name is required.');
  need('countryId', input.countryId !== '', 'Country is required.');
  need('image', input.image !== '', 'Image is required.');
  need(
    'description',
    !input.isPopular || input.description.trim() !== '',
    'Description is required for popular destinations.',
  );
  need(
    'dealingsDescription',
    input.dealings === Dealings.none || input.dealingsDescription.trim() !== '',
    'Dealings description is required when dealings is selected.',
  );
  return problems;
}
