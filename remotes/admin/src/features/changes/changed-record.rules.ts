import { monthNames } from '@larkfare/london-dates';
import { travelClasses, travelClassNames } from '@larkfare/travellers';
import { editorOf, isSiteKey, titleOf } from '../../texts/site-keys.rules.ts';
import { sentenceCase } from './changed-fields.rules.ts';

/** The kind of a changed record, as the services name it. */
export type ChangedRecord = {
  subject: string;
  subjectId: string;
  label: string | null;
  name: string | null;
  action: 'created' | 'updated' | 'deleted';
};

type Kind = {
  /** The service that records its changes. */
  area: 'catalogue' | 'enquiries' | 'site';
  name: string;
  /** The screen where a record is edited. */
  address?: (record: ChangedRecord) => string | undefined;
  isPersonal?: true;
};

const searchedAt =
  (path: string) =>
  ({ label }: ChangedRecord) =>
    `${path}?${new URLSearchParams({ search: label ?? '' })}`;
const flightAddress = ({ subjectId }: ChangedRecord) => `/admin/flight/${subjectId}`;
const catalogue = { area: 'catalogue' } as const;
const enquiries = { area: 'enquiries', isPersonal: true } as const;
const site = { area: 'site' } as const;

const kinds: Readonly<Record<string, Kind>> = {
  regions: { ...catalogue, name: 'Continent', address: () => '/admin/regions' },
  countries: { ...catalogue, name: 'Country', address: () => '/admin/country' },
  locations: { ...catalogue, name: 'Location', address: searchedAt('/admin/locations') },
  airports: { ...catalogue, name: 'Airport', address: searchedAt('/admin/airports') },
  airlines: { ...catalogue, name: 'Airline', address: searchedAt('/admin/airline') },
  flights: { ...catalogue, name: 'Flight', address: flightAddress },
  monthly_prices: { ...catalogue, name: 'Monthly price', address: flightAddress },
  bookings: { ...enquiries, name: 'Booking', address: searchedAt('/admin/bookings') },
  quotes: { ...enquiries, name: 'Quote request', address: searchedAt('/admin/quotes') },
  contact_messages: { ...enquiries, name: 'Message', address: searchedAt('/admin/contact') },
  site_information: {
    ...site,
    name: 'Text or setting',
    address: ({ label }) => editorOf(label),
  },
  administrators: { ...site, name: 'Administrator' },
};

export const kindsIn = (area: Kind['area']): string[] =>
  Object.keys(kinds).filter((subject) => kinds[subject]?.area === area);

export const kindName = (subject: string): string => kinds[subject]?.name ?? sentenceCase(subject);

/** Which record it was: a name, a reference, a flight by airline and airports, a price by its month too, a text by its title. */
export function recordName({ subject, label, name }: ChangedRecord): string {
  if (subject === 'monthly_prices') return [...priceName(label), name].filter(Boolean).join(', ');
  if (subject === 'site_information' && label && isSiteKey(label)) return titleOf[label];
  return label ?? name ?? '';
}

/** '3 business' is March in Business; economy is not named. */
function priceName(label: string | null): (string | undefined)[] {
  const [month, className] = (label ?? '').split(' ');
  const travelClass = travelClasses.find((name) => name === className && name !== 'economy');
  return [monthNames[Number(month) - 1], travelClass && travelClassNames[travelClass]];
}

/** Whether the values about a customer were deleted with their record: a deletion has no others, and any change has a value. */
export const isErased = ({
  subject,
  action,
  fields,
}: Pick<ChangedRecord, 'subject' | 'action'> & { fields: readonly object[] }): boolean =>
  kinds[subject]?.isPersonal === true && (action === 'deleted' || fields.length === 0);

/** Where the record is edited; undefined when it was deleted or has no such place. A price is deleted from its flight. */
export const recordAddress = (record: ChangedRecord): string | undefined =>
  record.action === 'deleted' && record.subject !== 'monthly_prices'
    ? undefined
    : kinds[record.subject]?.address?.(record);
