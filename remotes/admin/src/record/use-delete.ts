import { useNotify } from '@larkfare/remote-contract';
import { focusHeading } from '@larkfare/ui-kit';
import { useConfirm, type Question } from '../office/use-confirm.tsx';
import { withReason, type DeleteResult } from './save-result.rules.ts';

type Deletion = {
  /** The question before anything happens. */
  text: string;
  /** Further facts to decide on. */
  detail?: string | undefined;
  /** Its title and button, where it is no deletion by name. */
  question?: Partial<Question>;
  /** The name of the record in messages. */
  name: string;
  remove: () => Promise<DeleteResult>;
  /** Loads the list again: other people may have changed why the deletion was refused. */
  refetch: () => Promise<unknown>;
  /** The specification's messages, if any. */
  messages?: { deleted: string; failed: string };
  /** Shows a refusal beside the record instead of in a notification. */
  onRefused?: (message: string) => void;
};

/** Deletes after a confirmation and reports the result. */
export function useDelete() {
  const confirm = useConfirm();
  const notify = useNotify();

  return async ({
    text,
    detail,
    question,
    name,
    remove,
    refetch,
    messages,
    onRefused = notify.error,
  }: Deletion) => {
    const pressed = document.activeElement;
    if (!(await confirm({ text, detail, ...question }))) return;
    const result = await remove();
    if (result.kind === 'failed') {
      const failed = `${name} could not be deleted. Please try again.`;
      const text = messages ? withReason(messages.failed, result.message) : result.message;
      return notify.error(text ?? failed);
    }
    if (result.kind === 'deleted') notify.success(messages?.deleted ?? `${name} deleted.`);
    if (result.kind === 'refused') onRefused(result.message);
    await refetch();
    const isGone = result.kind === 'deleted' && document.activeElement === pressed;
    // The pressed button was removed with its record.
    if (isGone || document.activeElement === document.body) focusHeading();
  };
}
