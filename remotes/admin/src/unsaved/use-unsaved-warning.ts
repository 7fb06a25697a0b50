import { useEffect } from 'react';
import { useUnsaved } from './unsaved-provider.tsx';

/**
 * Warns before this screen is left, by a link or by closing the tab, for as long as `isDirty` is true. A change of
 * filter or page counts as leaving: what is edited would be gone from the list.
 * @example useUnsavedWarning(draft.name !== region.name);
 */
export function useUnsavedWarning(isDirty: boolean): void {
  const { add } = useUnsaved();
  useEffect(() => (isDirty ? add() : undefined), [isDirty, add]);
}
