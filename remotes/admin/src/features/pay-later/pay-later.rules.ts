import type { EntryList } from '../../texts/entry.rules.ts';
import type { PayLater, PayLaterItem } from '../../texts/site-values.ts';

/** The page's heading and the text below it: one entry, which is always there. */
export type Heading = Pick<PayLater, 'heading' | 'text'>;

export const heading: EntryList<keyof Heading, Heading> = {
  pathAt: () => 'payLater',
  entriesOf: ({ payLater }) => [{ heading: payLater.heading, text: payLater.text }],
  withEntries: ({ payLater }, [entry]) => ({ payLater: { ...payLater, ...entry } }),
  noun: 'heading and text',
  empty: '',
  blank: { heading: '', text: '' },
  heading: { name: 'heading', label: 'Heading' },
  text: { name: 'text', label: 'Text' },
};

export const items: EntryList<keyof PayLaterItem, PayLaterItem> = {
  pathAt: (place) => `payLater.items.${place}`,
  entriesOf: ({ payLater }) => payLater.items,
  withEntries: ({ payLater }, entries) => ({ payLater: { ...payLater, items: entries } }),
  noun: 'item',
  empty: 'No items yet.',
  blank: { subheading: '', text: '' },
  heading: { name: 'subheading', label: 'Subheading' },
  text: {
    name: 'text',
    label: 'Text',
    hint: 'Its first sentence is read at once, the rest after ‘Read more’.',
  },
};

/** At least one item remains (specification §4). */
export const canDeleteItem = (entries: readonly PayLaterItem[]): boolean => entries.length > 1;

/** The page is stored whole and never without an item, so the first time all of it is written at once. */
export const isUnwritten = ({ items }: PayLater): boolean => items.length === 0;
