import { type Condition } from './read-page.ts';

/** The conditions that a moment lies on these days of London, each of which may be open. */
export const onLondonDays = (
  column: string,
  { from, to }: { from?: string | null; to?: string | null },
): (Condition | undefined)[] => [
  from == null
    ? undefined
    : { sql: `${column} >= :from::date::timestamp ${inLondon}`, parameters: { from } },
  to == null
    ? undefined
    : { sql: `${column} < (:to::date + 1)::timestamp ${inLondon}`, parameters: { to } },
];

const inLondon = `AT TIME ZONE 'Europe/London'`;
