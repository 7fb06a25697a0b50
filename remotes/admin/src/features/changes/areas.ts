import {
  CatalogueChangesDocument,
  EnquiryChangesDocument,
  SiteChangesDocument,
} from './changes.generated.ts';

/** Each service writes down what is changed in it; the first is shown unless the address names another. */
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

export type Area = (typeof areas)[number];

export const areaOf = (key: string | null): Area =>
  areas.find((area) => area.key === key) ?? areas[0];
