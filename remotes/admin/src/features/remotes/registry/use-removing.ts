import { useNotify } from '@larkfare/remote-contract';
import { useConfirm, type Question } from '../../../confirm/use-confirm.tsx';
import { askRegistry } from './ask-registry.ts';
import type { Refetch } from './use-registry-query.ts';

export interface Removal {
  /** Where the registry has it, such as `/tokens/1`. */
  path: string;
  question: Question;
  /** The notice once it is removed. */
  done: string;
}

/** Removes a row of a list if the user confirms it; the list is reloaded whether or not the removal succeeded. */
export function useRemoving(refetch: Refetch) {
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ path, question, done }: Removal) => {
    if (!(await confirm(question))) return;
    const answer = await askRegistry(path, { method: 'DELETE' });
    if ('refusal' in answer) notify.error(answer.refusal.message);
    else notify.success(done);
    await refetch();
  };
}
