import type { ReactNode } from 'react';
import { ProblemPanel } from '@larkfare/ui-kit';
import { StaleComparison } from './stale-comparison.tsx';
import type { RecordForm } from './use-record-form.ts';

export type FormProblemsProps = Partial<
  Pick<RecordForm<{ version: number }, object>, 'formError' | 'conflict'>
> & {
  /** The next step after the error. */
  help?: ReactNode;
};

/** Why nothing was saved: the server's message, or both versions to choose from. */
export const FormProblems = ({ formError, conflict, help }: FormProblemsProps) => (
  <>
    {formError && <ProblemPanel title={formError}>{help}</ProblemPanel>}
    {conflict && <StaleComparison {...conflict} />}
  </>
);
