import { useNotify } from '@larkfare/remote-contract';
import { useConfirm } from '../confirm/use-confirm.tsx';
import type { DeleteAnswer } from '../saving/save-answer.rules.ts';

type Deletion = {
  /** The question before anything happens. */
  text: string;
  /** What it is called in the notices: 'The message'. */
  name: string;
  remove: () => Promise<DeleteAnswer>;
  refresh: () => Promise<unknown>;
};

/** Asks, deletes, and tells what became of it. */
export function useEnquiryDeletion() {
  const confirm = useConfirm();
  const notify = useNotify();
  return async ({ text, name, remove, refresh }: Deletion) => {
    if (!(await confirm({ text }))) return;
    const answer = await remove();
    if (answer.kind === 'deleted') notify.success(`${name} is deleted.`);
    else notify.error(answer.message ?? `${name} could not be deleted. Please try again.`);
    if (answer.kind === 'failed') return;
    await refresh();
    // The tile went with its button; whoever uses the keyboard goes on from the page's start.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus();
  };
}
