import { useNotify } from '@larkfare/remote-contract';
import { useConfirm } from '../confirm/use-confirm.tsx';
import type { DeleteAnswer } from './save-answer.rules.ts';

type Deletion = {
  /** What is asked before anything happens. */
  text: string;
  /** What people call the record, for the sentences about what became of it. */
  name: string;
  remove: () => Promise<DeleteAnswer>;
  /** Reads the list again: others may have changed what the deletion was refused for. */
  refresh: () => Promise<unknown>;
};

/** Asks, deletes, and tells what became of it. */
export function useDelete() {
  const confirm = useConfirm();
  const notify = useNotify();

  return async ({ text, name, remove, refresh }: Deletion) => {
    const pressed = document.activeElement;
    if (!(await confirm({ text }))) return;
    const answer = await remove();
    if (answer.kind === 'deleted') notify.success(`${name} is deleted.`);
    else notify.error(answer.message ?? `${name} could not be deleted. Please try again.`);
    if (answer.kind === 'failed') return;
    await refresh();
    const isGone = answer.kind === 'deleted' && document.activeElement === pressed;
    if (isGone || document.activeElement === document.body) focusHeading();
  };
}

/** The button that was pressed goes with its record; whoever uses the keyboard goes on from the heading. */
function focusHeading() {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
