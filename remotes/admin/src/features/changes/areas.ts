import {
  CatalogueChangesDocument,
  EnquiryChangesDocument,
  SiteChangesDocument,
  type PageOfChangesFragment,
} from './changes.generated.ts';

/** Each service records its own changes; the first area is shown by default. */
export const areas = [
  {
    key: 'catalogue',
    name: 'Catalogue',
    document: CatalogueChangesDocument,
    kinds: [
      'regions',
      'countries',
      'locations',
      'airports',
      'airlines',
      'flights',
      'monthly_prices',
    ],
  },
  {
    key: 'enquiries',
    name: 'Enquiries',
    document: EnquiryChangesDocument,
    kinds: ['bookings', 'quotes', 'contact_messages'],
  },
  {
    key: 'site',
    name: 'Site',
    document: SiteChangesDocument,
    kinds: ['site_information', 'administrators'],
  },
] as const;

export type Change = PageOfChangesFragment['items'][number];

export type Area = (typeof areas)[number];

export const areaOf = (key: string | null): Area =>
  areas.find((area) => area.key === key) ?? areas[0];
