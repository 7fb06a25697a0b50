import { useState } from 'react';
import { useMayLeave } from '../../office/unsaved-provider.tsx';

export type OneEdited = ReturnType<typeof useOneEdited>;

/** At most one tile of a list is edited at a time (specification §4); unsaved work is confirmed first. */
export function useOneEdited() {
  const mayLeave = useMayLeave();
  const [id, setId] = useState<string>();
  const leaveFor = async (next: string | undefined) => {
    if (await mayLeave()) setId(next);
  };
  return {
    isEdited: (one: string) => one === id,
    edit: (one: string) => void leaveFor(one),
    cancel: () => void leaveFor(undefined),
    /** After a save there is nothing to confirm. */
    close: () => setId(undefined),
  };
}
