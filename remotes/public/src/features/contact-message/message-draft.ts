import { createDraft } from '../../form/draft.ts';
import { emptyMessage } from './contact-message.rules.ts';

export const messageDraft = createDraft('messageDraft', emptyMessage);
