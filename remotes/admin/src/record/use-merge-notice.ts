import { useConfirm } from '../office/use-confirm.tsx';
import { changesSentence, type ComparedField } from './merge.rules.ts';

/** Names another person's changes that a save kept; resolves once they are read. */
export function useMergeNotice() {
  const confirm = useConfirm();
  return async (kept: readonly ComparedField[]): Promise<void> => {
    if (kept.length === 0) return;
    await confirm({
      title: 'Saved with changes',
      text: `Saved. ${changesSentence(kept)}`,
      action: 'OK',
      tone: 'brand',
      isNotice: true,
    });
  };
}
