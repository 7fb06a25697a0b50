import type { ReactNode } from 'react';
import type { PathForm } from '../fields/form-part.ts';
import type { SiteValues } from './site-values.ts';

type EntryField<Name> = { name: Name; label: string; hint?: string; isOptional?: boolean };

/** A list within the site information: where it is, and what an entry of it is made of. */
export type EntryList<Name extends string, Entry extends Record<Name, string>> = {
  /** Below which path the problems of an entry come, such as `faq.2`. */
  pathAt: (place: number) => string;
  entriesOf: (values: SiteValues) => readonly Entry[];
  /** What is published when its entries are these. */
  withEntries: (values: SiteValues, entries: Entry[]) => Partial<SiteValues>;
  /** What an entry is, within a sentence: `section`. */
  noun: string;
  /** What is read while there is no entry. */
  empty: string;
  /** What the form for a new entry starts with. */
  blank: Entry;
  heading: EntryField<Name>;
  text: EntryField<Name>;
  /** What an entry has beside its heading and its text. */
  more?: {
    renderFields: (form: PathForm<Entry>) => ReactNode;
    renderEntry: (entry: Entry) => ReactNode;
  };
};

type EntryTexts<Name extends string> = { heading: EntryField<Name>; text: EntryField<Name> };

/** Whether there is enough to add; what is not enough is ignored silently (specification §5). */
export const canAdd = <Name extends string>(
  { heading, text }: EntryTexts<Name>,
  entry: Record<Name, string>,
): boolean =>
  [heading, text].every(({ name, isOptional = false }) => isOptional || entry[name].trim() !== '');

/** What distinguishes an entry from the others: its heading, else how its text begins. */
export function nameOf<Name extends string>(
  { heading, text }: EntryTexts<Name>,
  entry: Record<Name, string>,
): string {
  const opening = entry[text.name].split('\n')[0] ?? '';
  return (
    entry[heading.name] || (opening.length > 40 ? `${opening.slice(0, 40).trimEnd()}…` : opening)
  );
}
