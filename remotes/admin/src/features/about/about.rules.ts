import type { AboutBlock } from '../../site-values/site-values.ts';

export const blankBlock: AboutBlock = { subheading: '', text: '' };

/** A new block needs a text only (specification §5). */
export const canAddBlock = ({ text }: AboutBlock): boolean => text.trim() !== '';

/** What distinguishes a block from the others: its subheading, else how its text begins. */
export const nameOfBlock = ({ subheading, text }: AboutBlock): string => {
  const opening = text.split('\n')[0] ?? '';
  return subheading || (opening.length > 40 ? `${opening.slice(0, 40).trimEnd()}…` : opening);
};
