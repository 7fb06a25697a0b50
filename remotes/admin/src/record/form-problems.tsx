import { ProblemPanel } from '@larkfare/ui-kit';
import { StaleComparison } from './stale-comparison.tsx';
import type { RecordForm } from './use-record-form.ts';

type FormProblemsProps = Pick<RecordForm<{ version: number }, object>, 'formError' | 'conflict'>;

/** Why nothing was saved: the server's message, or both versions to choose from. */
export const FormProblems = ({ formError, conflict }: FormProblemsProps) => (
  <>
    {formError && <ProblemPanel title={formError} />}
    {conflict && <StaleComparison {...conflict} />}
  </>
);
