import { StaleComparison } from '../record/stale-comparison.tsx';
import type { StoredSite } from './site-values.ts';
import type { Publishing } from './use-publishing.ts';

type PublishConflictProps = {
  conflict: Publishing['conflict'];
  isSaving?: boolean;
  /** What the screen does once it shows what the other administrator wrote. */
  onTheirs: (theirs: StoredSite) => void;
};

/** Another administrator published first: both texts side by side, and the choice. */
export const PublishConflict = ({ conflict, isSaving = false, onTheirs }: PublishConflictProps) =>
  conflict && (
    <StaleComparison
      message={conflict.message}
      fields={conflict.differences}
      others={conflict.others}
      isSaving={isSaving}
      onKeepMine={conflict.keepMine}
      onTakeTheirs={() => conflict.takeTheirs(onTheirs)}
    />
  );
