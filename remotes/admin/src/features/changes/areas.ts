import {
  CatalogueChangesDocument,
  EnquiryChangesDocument,
  SiteChangesDocument,
} from './changes.generated.ts';

/** Each service writes down what is changed in it; the first is shown unless the address names another. */
export const areas = [
  { key: 'catalogue', name: 'Catalogue', document: CatalogueChangesDocument },
  { key: 'enquiries', name: 'Enquiries', document: EnquiryChangesDocument },
  { key: 'site', name: 'Site', document: SiteChangesDocument },
] as const;

export type Area = (typeof areas)[number];

export const areaOf = (key: string | null): Area =>
  areas.find((area) => area.key === key) ?? areas[0];
