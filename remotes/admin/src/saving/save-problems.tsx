import { ProblemPanel } from '@larkfare/ui-kit';
import { StaleComparison, type ComparedField } from '../stale/stale-comparison.tsx';

type SaveProblemsProps = {
  above: string;
  conflict:
    | {
        message: string;
        fields: readonly ComparedField[];
        onKeepMine: () => void;
        onTakeTheirs: () => void;
        isSaving: boolean;
      }
    | undefined;
};

/** Why nothing was saved, where it was to be saved: the server's sentence, or both versions to choose from. */
export const SaveProblems = ({ above, conflict }: SaveProblemsProps) => (
  <>
    {above && <ProblemPanel title={above} />}
    {conflict && <StaleComparison {...conflict} />}
  </>
);
