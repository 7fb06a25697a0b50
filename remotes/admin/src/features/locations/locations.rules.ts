import { onlyProblems, type Problems } from '@larkfare/text-rules';
import type { Dealings, LocationInput, ManagedLocationFragment } from './locations.generated.ts';

export type LocationDetails = {
  name: string;
  /** Separated by commas. */
  otherNames: string;
  countryId: string;
  image: string;
  isPopular: boolean;
  description: string;
  dealings: Dealings;
  dealingsDescription: string;
};

export const dealingsNames: Record<Dealings, string> = {
  none: 'None',
  lastMinutes: 'Last minutes',
  topDestinations: 'Top destinations',
  hotDeals: 'Hot deals',
};

/** Specification §9, 'Dealings values', in the order in which they are offered. */
export const dealingsOptions = (
  ['none', 'lastMinutes', 'topDestinations', 'hotDeals'] as const
).map((value) => ({ value, label: dealingsNames[value] }));

export const newLocation = (countryId: string): LocationDetails => ({
  name: '',
  otherNames: '',
  countryId,
  image: '',
  isPopular: false,
  description: '',
  dealings: 'none',
  dealingsDescription: '',
});

export const toLocationDetails = (location: ManagedLocationFragment): LocationDetails => ({
  name: location.name,
  otherNames: location.otherNames.join(', '),
  countryId: location.country.id,
  image: location.image ?? '',
  isPopular: location.isPopular,
  description: location.description ?? '',
  dealings: location.dealings,
  dealingsDescription: location.dealingsDescription ?? '',
});

/** Specification §5, 'Location add'; an existing location keeps its picture. */
export const locationProblems = (
  details: LocationDetails,
  isNew: boolean,
): Problems<LocationDetails> =>
  onlyProblems<LocationDetails>({
    name: details.name.trim() === '' ? 'Name is required.' : undefined,
    countryId: details.countryId === '' ? 'Country is required.' : undefined,
    image: isNew && details.image === '' ? 'Image is required.' : undefined,
    description:
      details.isPopular && details.description.trim() === ''
        ? 'Description is required for popular destinations.'
        : undefined,
    dealingsDescription:
      details.dealings !== 'none' && details.dealingsDescription.trim() === ''
        ? 'Dealings description is required when dealings is selected.'
        : undefined,
  });

/** The dealings description is sent only when dealings is not none (specification §5). */
export const toLocationInput = (details: LocationDetails): LocationInput => ({
  name: details.name.trim(),
  otherNames: details.otherNames
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
  countryId: details.countryId,
  image: details.image,
  isPopular: details.isPopular,
  description: details.description.trim(),
  dealings: details.dealings,
  ...(details.dealings !== 'none' && { dealingsDescription: details.dealingsDescription.trim() }),
});

export const describeLocation =
  (countries: readonly { id: string; name: string }[]) =>
  (details: LocationDetails): Record<string, string> => ({
    Name: details.name,
    'Other names': details.otherNames,
    Country: countries.find(({ id }) => id === details.countryId)?.name ?? '',
    Image: details.image,
    'Popular destination': details.isPopular ? 'Yes' : 'No',
    Description: details.description,
    Dealings: dealingsNames[details.dealings],
    'Dealings description': details.dealingsDescription,
  });

/** The country whose locations are listed: from the list of countries, and from the link until that is loaded. */
export const countryNameOf = (
  countryId: string,
  countries: readonly { id: string; name: string }[],
  linkedName: string | null,
): string | undefined =>
  countryId
    ? (countries.find(({ id }) => id === countryId)?.name ?? linkedName ?? undefined)
    : undefined;

/** The title names the country whose locations are listed (specification §2). */
export const locationsTitle = (countryName: string | undefined): string =>
  countryName ? `Manage Locations in ${countryName}` : 'Manage Locations';

/** The airports that keep a location from being deleted (specification §2). */
export const airportsAddress = ({ name }: { name: string }): string =>
  `/admin/airports?${new URLSearchParams({ search: name })}`;
