import {
  CatalogueChangesDocument,
  EnquiryChangesDocument,
  SiteChangesDocument,
  type PageOfChangesFragment,
} from './changes.generated.ts';
import { kindsIn } from './changed-record.rules.ts';

/** Each service records its own changes; the first area is shown by default. */
export const areas = [
  {
    key: 'catalogue',
    name: 'Catalogue',
    document: CatalogueChangesDocument,
    kinds: kindsIn('catalogue'),
  },
  {
    key: 'enquiries',
    name: 'Enquiries',
    document: EnquiryChangesDocument,
    kinds: kindsIn('enquiries'),
  },
  {
    key: 'site',
    name: 'Site',
    document: SiteChangesDocument,
    kinds: kindsIn('site'),
  },
] as const;

export type Change = PageOfChangesFragment['items'][number];

export type Area = (typeof areas)[number];

export const areaOf = (key: string | null): Area =>
  areas.find((area) => area.key === key) ?? areas[0];
