import type { EntryList } from '../../texts/entry.rules.ts';

export type Heading = { heading: string; text: string };
type Item = { subheading: string; text: string };

/** The page's heading and the text below it: one entry, which is always there. */
export const heading: EntryList<Heading> = {
  siteKey: 'payLater',
  pathAt: () => 'payLater',
  entriesOf: ({ payLater: { heading, text } }) => [{ id: 'heading', heading, text }],
  withEntries: ({ payLater }, [{ heading, text } = payLater]) => ({
    payLater: { ...payLater, heading, text },
  }),
  noun: 'heading and text',
  empty: '',
  blank: { heading: '', text: '' },
  heading: { name: 'heading', label: 'Heading' },
  text: { name: 'text', label: 'Text' },
};

export const items: EntryList<Item> = {
  siteKey: 'payLater',
  pathAt: (place) => `payLater.items.${place}`,
  entriesOf: ({ payLater }) => payLater.items,
  withEntries: ({ payLater }, items) => ({ payLater: { ...payLater, items } }),
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
export const canDeleteItem = (entries: readonly Item[]): boolean => entries.length > 1;
