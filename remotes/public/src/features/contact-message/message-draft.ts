import { emptyMessage, type MessageDetails } from './contact-message.rules.ts';

/** What was typed and not yet sent. In memory only: it is nobody else's business on a shared computer. */
let draft = emptyMessage;

/** A message that could not be sent leads away to /error; whoever comes back finds it as they left it. */
export const readDraft = (): MessageDetails => draft;

export const keepDraft = (details: MessageDetails): void => {
  draft = details;
};

export const forgetDraft = (): void => keepDraft(emptyMessage);
