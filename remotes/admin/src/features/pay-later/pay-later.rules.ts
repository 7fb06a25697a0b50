import type { PayLater, PayLaterItem } from '../../site-values/site-values.ts';

export const blankItem: PayLaterItem = { subheading: '', text: '' };

/** A new item needs a subheading and a text (specification §5). */
export const canAddItem = ({ subheading, text }: PayLaterItem): boolean =>
  subheading.trim() !== '' && text.trim() !== '';

/** At least one item remains (specification §4). */
export const canDeleteItem = (items: readonly PayLaterItem[]): boolean => items.length > 1;

/** The page is stored whole and never without an item, so the first time all of it is written at once. */
export const isUnwritten = ({ items }: PayLater): boolean => items.length === 0;
