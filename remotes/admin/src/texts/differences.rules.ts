import { gapsBetween } from './aligned.rules.ts';
import { partsOf, titleOf, type Part } from './readable.rules.ts';
import type { SiteKey, SiteValues } from './site-values.ts';

/** A part of the site information that two administrators wrote differently. */
export type Difference = { label: string; theirs: string; yours: string };

const nothing = '(not there)';

/** What differs between the text that is stored by now and the one that was to be saved. */
export function differencesBetween(theirs: SiteValues, yours: Partial<SiteValues>): Difference[] {
  const merged = { ...theirs, ...yours };
  const keys = Object.keys(yours) as SiteKey[];
  return keys.flatMap((key) =>
    gapsBetween(partsOf(key, theirs[key]), partsOf(key, merged[key]), isSamePart).flatMap(
      ({ before, after }) =>
        Array.from({ length: Math.max(before.length, after.length) }, (_, index) => ({
          label: before[index]
            ? labelOf(key, before[index])
            : `${labelOf(key, after[index])} (yours)`,
          theirs: before[index]?.text ?? nothing,
          yours: after[index]?.text ?? nothing,
        })),
    ),
  );
}

/** A number in a label moves on when an entry is put before it; the text is what counts, and a name is kept. */
const isSamePart = (one: Part, other: Part) =>
  one.text === other.text && kindOf(one.label) === kindOf(other.label);

const kindOf = (label: string) => label.replace(/ \d+$/, '');

function labelOf(key: SiteKey, part: Part | undefined) {
  const label = part?.label ?? '';
  return label === titleOf[key] ? label : `${titleOf[key]}: ${label}`;
}
