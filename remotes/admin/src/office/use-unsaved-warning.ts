import { use, useEffect } from 'react';
import { UnsavedContext, useConfirmLeaving } from './unsaved-provider.tsx';

/**
 * Warns before this screen is left, by a link or by closing the tab, for as long as `isDirty` is true. A change of
 * filter or page counts as leaving: what is edited would be gone from the list. What it returns is for the form's own
 * Cancel: it confirms lost work, and resolves to whether to continue.
 * @example
 * const mayDiscard = useUnsavedWarning(draft.name !== region.name);
 * const cancel = async () => (await mayDiscard()) && close();
 */
export function useUnsavedWarning(isDirty: boolean): () => Promise<boolean> {
  const { add } = use(UnsavedContext);
  const confirmLeaving = useConfirmLeaving();
  useEffect(() => (isDirty ? add() : undefined), [isDirty, add]);
  return () => (isDirty ? confirmLeaving() : Promise.resolve(true));
}
