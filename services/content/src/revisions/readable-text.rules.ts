/** The parts that head an entry; the database orders the parts of a value differently. */
const headings = ['heading', 'subheading', 'question', 'name', 'provider'];
const headingFirst = ([one]: [string, unknown], [other]: [string, unknown]) =>
  Number(headings.includes(other)) - Number(headings.includes(one));

/** A value as people read it, its entries a blank line apart, so that two versions can be compared. */
export function readableText(value: unknown): string {
  if (Array.isArray(value)) return joined(value.map(readableText), '\n\n');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if ('opens' in value) return hoursText(value as Hours);
  const { items = [], kind: _kind, ...parts } = value as Record<string, unknown>;
  const lines = Object.entries(parts)
    .filter(([part]) => part !== 'id' || 'provider' in parts)
    .sort(headingFirst)
    .map(([part, inner]) => (part === 'bullets' ? bulletLines(inner) : readableText(inner)));
  return joined([joined(lines, '\n'), readableText(items)], '\n\n');
}

type Bullet = { heading: string | null; text: string };
const bulletLines = (bullets: unknown) =>
  (bullets as Bullet[])
    .map(({ heading, text }) => `• ${heading ? `${heading}: ` : ''}${text}`)
    .join('\n');

type Hours = { day: string; opens: string; closes: string };
const hoursText = ({ day, opens, closes }: Hours) => `${day} ${opens}–${closes}`;

const joined = (texts: string[], separator: string) => texts.filter(Boolean).join(separator);
