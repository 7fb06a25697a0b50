import { toEnGb } from '@larkfare/london-dates';
import { formatAmount } from '../../fields/money.rules.ts';
import { timeOfMoment } from '../../office/moments.rules.ts';
import { isSiteKey, titleOf } from '../../texts/site-keys.rules.ts';

/** Fields whose names in the tables are not what the screens call them. */
const fieldNames: Readonly<Record<string, string>> = {
  one_way_pence: 'One-way price',
  one_way_saving_pence: 'One-way discount',
  round_trip_pence: 'Round-trip price',
  round_trip_saving_pence: 'Round-trip discount',
  final_price_pence: 'Final price in total',
  price_pence: 'Price in total',
  is_popular: 'Popular',
  has_baggage: 'Baggage',
  baggage: 'Baggage texts',
  user_email: 'Email',
  email: 'Email',
  restored_version: 'Version brought back',
};

/** `departure_date` and `footerText` as words: 'Departure date', 'Footer text'. */
export function sentenceCase(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field as the screens call it. */
export function fieldName(name: string): string {
  if (isSiteKey(name)) return titleOf[name];
  return fieldNames[name] ?? sentenceCase(name.replace(/_(pence|minutes|id|at)$/, ''));
}

/** A field's value as people read it, from the text that the record of changes has of it. */
export function fieldValue(name: string, text: string, sign: string): string {
  if (name.endsWith('_pence')) return formatAmount(Number(text), sign);
  if (name.endsWith('_minutes')) return `${Math.floor(Number(text) / 60)}h ${Number(text) % 60}m`;
  if (/^(is|has)_/.test(name)) return text === 'true' ? 'Yes' : 'No';
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return toEnGb(text);
  if (name.endsWith('_at')) return timeOfMoment(text);
  return /^[[{]/.test(text) ? readable(parsed(text)) : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A typed text that begins with a bracket.
    return text;
  }
}

/** The heading of an entry comes first; the database keeps parts in another order. */
const headings = ['heading', 'subheading', 'question', 'name'];
const headingFirst = ([one]: [string, unknown], [other]: [string, unknown]) =>
  Number(headings.includes(other)) - Number(headings.includes(one));

/** Lists as lines and parts with their names; what is empty is left out. */
function readable(value: unknown): string {
  if (Array.isArray(value))
    return value.map((entry) => readable(entry).replace(/^(?=.)/, '• ')).join('\n');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([part]) => part !== 'id')
      .sort(headingFirst)
      .map(([part, inner]) => [sentenceCase(part), readable(inner)] as const)
      .filter(([, inner]) => inner !== '')
      .map(([part, inner]) => `${part}: ${inner.includes('\n') ? `\n${inner}` : inner}`)
      .join('\n');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  return value === null ? '' : JSON.stringify(value);
}
