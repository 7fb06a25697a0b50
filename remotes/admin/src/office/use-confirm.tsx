import { createContext, use } from 'react';

/** A yes-or-no question before something that cannot be undone. */
export interface Question {
  /** 'Confirm Deletion' by default. */
  title?: string;
  /** The action as a question: 'Delete this region?'. */
  text: string;
  /** Further facts to decide on, beneath the question. */
  detail?: string | undefined;
  /** Label of the confirming button; 'Delete' by default. */
  action?: string;
  /** `danger` (red) by default. */
  tone?: 'danger' | 'brand';
  /** Leaves nothing to choose: the one button closes it. */
  isNotice?: true;
}

/** Resolves to true when the person confirms, to false for Cancel, Close and Escape. */
export type Confirm = (question: Question) => Promise<boolean>;

export const ConfirmContext = createContext<Confirm | undefined>(undefined);

/**
 * Confirms an action that cannot be undone, in a native dialog.
 * @example
 * const confirm = useConfirm();
 * if (await confirm({ text: 'Delete this region?' })) await deleteRegion(id);
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('Questions need the ConfirmProvider around the screen.');
  return confirm;
}
