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

/** The name of each kind of record on the screens. */
const kinds: Readonly<Record<string, string>> = {
  regions: 'Continent',
  countries: 'Country',
  locations: 'Location',
  airports: 'Airport',
  airlines: 'Airline',
  flights: 'Flight',
  monthly_prices: 'Monthly price',
  bookings: 'Booking',
  quotes: 'Quote request',
  contact_messages: 'Message',
  site_information: 'Text or setting',
  administrators: 'Administrator',
};

export const kindName = (subject: string): string => kinds[subject] ?? sentenceCase(subject);

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

const personal = ['bookings', 'quotes', 'contact_messages'];

/** Whether the values about a customer were deleted with their record: a deletion has no others, and any change has a value. */
export const isErased = ({
  subject,
  action,
  fields,
}: Pick<ChangedRecord, 'subject' | 'action'> & { fields: readonly object[] }): boolean =>
  personal.includes(subject) && (action === 'deleted' || fields.length === 0);

const searched = (path: string, text: string | null) =>
  `${path}?${new URLSearchParams({ search: text ?? '' })}`;

/** Where the record is edited; undefined when it was deleted or has no such place. */
export function recordAddress({
  subject,
  subjectId,
  label,
  action,
}: ChangedRecord): string | undefined {
  if (subject === 'monthly_prices') return `/admin/flight/${subjectId}`;
  if (action === 'deleted') return undefined;
  switch (subject) {
    case 'regions':
      return '/admin/regions';
    case 'countries':
      return '/admin/country';
    case 'locations':
      return searched('/admin/locations', label);
    case 'airports':
      return searched('/admin/airports', label);
    case 'airlines':
      return searched('/admin/airline', label);
    case 'flights':
      return `/admin/flight/${subjectId}`;
    case 'bookings':
      return searched('/admin/bookings', label);
    case 'quotes':
      return searched('/admin/quotes', label);
    case 'contact_messages':
      return searched('/admin/contact', label);
    case 'site_information':
      return editorOf(label);
    default:
      return undefined;
  }
}
