import type { ReactNode } from 'react';
import type { PathForm } from '../fields/form-part.ts';
import type { SiteKey, SiteValuesInput } from './site-values.generated.ts';
import type { SiteValues } from './use-site-values.ts';

type EntryField<Details> = {
  name: keyof Details & string;
  label: string;
  hint?: string;
  isOptional?: boolean;
};

export type Entry<Details> = Details & { id: string };

/** The two texts of an entry: its heading and its body. */
export type EntryTexts<Details> = { heading: EntryField<Details>; text: EntryField<Details> };

/** A list within the site information: where it is, and the fields of an entry. */
export type EntryList<Details extends object> = EntryTexts<Details> & {
  siteKey: SiteKey;
  entriesOf: (site: SiteValues) => readonly Entry<Details>[];
  /** The values to publish when these are the entries. */
  withEntries: (site: SiteValues, entries: Entry<Details>[]) => SiteValuesInput;
  /** The path of an entry's problems, such as `faq.2`; `faq` and the place by default. */
  pathAt?: (place: number) => string;
  /** An entry within a sentence: `section`. */
  noun: string;
  /** The sentence while there is no entry. */
  empty: string;
  /** The start of a new entry. */
  blank: Details;
  /** Further parts of an entry. */
  more?: {
    renderFields: (form: PathForm<Details>) => ReactNode;
    renderEntry: (entry: Details) => ReactNode;
    describe: (details: Details) => Record<string, string>;
  };
};

export const textAt = <Details extends object>(
  details: Details,
  { name }: EntryField<Details>,
): string => String(details[name]);

/** Whether an entry has enough to be added; anything less is ignored silently (specification §5). */
export const canAdd = <Details extends object>(
  { heading, text }: EntryTexts<Details>,
  details: Details,
): boolean =>
  [heading, text].every((field) => field.isOptional || textAt(details, field).trim() !== '');

/** The name of an entry among the others: its heading, else the beginning of its text. */
export function nameOf<Details extends object>(
  { heading, text }: EntryTexts<Details>,
  details: Details,
): string {
  const opening = textAt(details, text).split('\n')[0] ?? '';
  const short = opening.length > 40 ? `${opening.slice(0, 40).trimEnd()}…` : opening;
  return textAt(details, heading) || short;
}

/** An entry changes places with its neighbour; at the end of the list it stays where it is. */
export function moved<Item extends { id: string }>(list: readonly Item[], id: string, by: -1 | 1) {
  const place = list.findIndex((item) => item.id === id);
  const [item, neighbour] = [list[place], list[place + by]];
  return item && neighbour ? list.with(place, neighbour).with(place + by, item) : [...list];
}

/** The list with an entry replaced in its place; one that was deleted meanwhile comes back at the end. */
export const replaced = <Item extends { id: string }>(list: readonly Item[], item: Item): Item[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((each) => (each.id === item.id ? item : each))
    : [...list, item];
